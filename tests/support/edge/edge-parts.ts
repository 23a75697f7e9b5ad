import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Relay } from '#tests/support/servers/relay.ts';
import { type Site, startSite, startWorker } from '#tests/support/site.ts';

/** A part of the site behind the edge that a test can stop and start. */
export type Part = {
  start(): Promise<void>;
  /** Shuts down gracefully. */
  stop(): Promise<void>;
  /** Stops immediately, like a crash. */
  kill(): Promise<void>;
  /** Returns the process id, or 0 if the part is not running or is not a process. */
  pid(): number;
};

/** Returns a part that starts a new process each time. */
function processPart(begin: () => Promise<Omit<Site, 'url'>> | Omit<Site, 'url'>): Part {
  let running: Omit<Site, 'url'> | undefined;
  const end = async (how: 'stop' | 'kill') => {
    const ending = running;
    running = undefined;
    await ending?.[how]();
  };
  return {
    start: async () => {
      running ??= await begin();
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
    pid: () => running?.pid ?? 0,
  };
}

export const appPart = (port: number, databaseUrl: string, env: Record<string, string>): Part =>
  processPart(() =>
    startSite(databaseUrl, {
      port,
      limits: 'default',
      // The long limit prevents a slow machine from being treated as overloaded.
      env: { PAGES_MAX_WAIT_MS: '60000', ...env },
      sign: '/healthz',
      ...(process.env.EDGE_BUILD && { folder: process.env.EDGE_BUILD }),
    }),
  );

export const workerPart = (databaseUrl: string, env: Record<string, string>): Part => processPart(() => startWorker(databaseUrl, env));

/** Returns the database as apps and worker reach it. When stopped, it rejects and drops every connection. */
export function databasePart(url: string): { part: Part; relayed: () => string } {
  const target = new URL(url);
  const relay = new Relay(target.hostname, Number(target.port || 5432));
  let isOpen = false;
  const shut = async () => {
    if (isOpen) await relay.shut();
    isOpen = false;
  };
  const start = async () => {
    if (!isOpen) await relay.open();
    isOpen = true;
  };
  const relayed = () => {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(relay.port);
    return through.href;
  };
  return { part: { start, stop: shut, kill: shut, pid: () => 0 }, relayed };
}

/** Returns nginx or Varnish, which scripts/services.sh starts. */
export function servicePart(name: 'nginx' | 'varnish', directory: string): Part {
  const pid = () => {
    const number = Number(readFileSync(`${directory}/${name}.pid`, 'utf8'));
    return isAlive(number) ? number : 0;
  };
  const end = async (signal: NodeJS.Signals) => {
    const number = pid();
    if (number === 0) return;
    process.kill(number, signal);
    while (isAlive(number)) await wait(20);
  };
  return {
    start: async () => {
      if (pid() === 0) await promisify(execFile)('scripts/services.sh', ['up', 'edge']);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pid,
  };
}

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return false;
  }
}
