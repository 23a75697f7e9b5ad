import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseEnv } from '#wiring/env.ts';
import { within } from './patience.ts';

const READY_WITHIN_MS = within(60_000);

/** The production build as a process of its own, on a port of its own. */
export type Site = {
  readonly url: string;
  readonly pid: number;
  /** As an operator would; says with which code it ended. */
  stop(): Promise<number | null>;
  /** At once, as a crash would. */
  kill(): Promise<number | null>;
};

// Random for each run, and the same for all instances of it; workers of the test runner inherit it.
process.env.NEXTAUTH_SECRET ??= randomBytes(33).toString('base64');

// A site that ends leaves its compiled code to the next one, which begins in half of the processor time.
const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/sites') };

/** The limits of every day, as wide as this machine needs them. */
export function databaseLimits(databaseUrl: string): Record<string, string> {
  const { DATABASE_WAIT_MS, DATABASE_STATEMENT_TIMEOUT_MS } = parseEnv({ ...process.env, DATABASE_URL: databaseUrl });
  return {
    DATABASE_WAIT_MS: String(within(DATABASE_WAIT_MS)),
    DATABASE_STATEMENT_TIMEOUT_MS: String(within(DATABASE_STATEMENT_TIMEOUT_MS)),
  };
}

type SiteOptions = {
  readonly sign?: '/readyz' | '/healthz' | '/api/live';
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
};

/** Starts the built site and waits until it says that it is ready, or, where it cannot be, that it runs, or that it hears of records. */
export async function startSite(
  port: number,
  databaseUrl: string,
  { sign = '/readyz', env = {}, folder = '.next/standalone' }: SiteOptions = {},
): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [`${folder}/server.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...COMPILED,
      ...databaseLimits(databaseUrl),
      DATABASE_URL: databaseUrl,
      SITE_URL: url,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      SHUTDOWN_WAIT_SECONDS: '0', // nobody stands in front
      ...env,
    },
  });
  await untilAnswers(url + sign, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

/** Starts the worker; it is useful as soon as it has taken its first job. */
export function startWorker(databaseUrl: string, env: Readonly<Record<string, string>> = {}, checkout = '.'): Omit<Site, 'url'> {
  const child = spawn(process.execPath, ['src/worker/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...COMPILED, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...env },
  });
  return { pid: child.pid ?? 0, stop: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} does not answer`);
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return exited;
}
