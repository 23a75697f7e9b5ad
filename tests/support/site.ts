import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { asRole } from './database-roles.ts';
import { freePort } from './sites/free-port.ts';
import { countUse } from './usage.ts';

const READY_WITHIN_MS = 50_000; // less than the 60 s after which a hung test is killed, so that the message names the site

/** The production build as a separate process, on its own port. */
export type Site = {
  readonly url: string;
  readonly pid: number;
  /** Graceful shutdown; returns the exit code. */
  stop(): Promise<number | null>;
  /** Immediate, like a crash. */
  kill(): Promise<number | null>;
};

// Random per run and shared by all its instances; workers of the test runner inherit it.
process.env.NEXTAUTH_SECRET ??= randomBytes(33).toString('base64');

// A site leaves its compiled code to the next one, which then starts in half of the CPU time.
const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/sites') };

/** The longest limits that the settings allow, so that a slow machine does not fail a test. */
const LONG_LIMITS = { DATABASE_STATEMENT_TIMEOUT_MS: '60000', DATABASE_WAIT_MS: '10000', PAGES_MAX_WAIT_MS: '60000' };

type SiteOptions = {
  readonly port?: number; // a free one by default
  readonly sign?: '/readyz' | '/healthz' | '/api/live'; // answers 200 when the site has started
  readonly limits?: 'patient' | 'default'; // for waiting for the database; tests of overload and faults use the site's defaults
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly role?: 'stargrass_web' | 'as given'; // as given: for databases without the site's roles
};

/** Starts the built site and waits until `sign` answers 200. */
export async function startSite(
  databaseUrl: string,
  { port, sign = '/readyz', limits = 'patient', env = {}, folder = '.next/standalone', role = 'stargrass_web' }: SiteOptions = {},
): Promise<Site> {
  countUse('sites started');
  const ownPort = String(port ?? (await freePort()));
  const url = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [`${folder}/server.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...COMPILED,
      ...(limits === 'patient' && LONG_LIMITS),
      DATABASE_URL: role === 'as given' ? databaseUrl : asRole(databaseUrl, role),
      SITE_URL: url,
      HOSTNAME: '127.0.0.1',
      PORT: ownPort,
      NODE_ENV: 'production',
      SHUTDOWN_WAIT_SECONDS: '0', // no load balancer in front
      TRUST_FORWARDED_FOR: 'on', // tests send from distinct addresses
      ...env,
    },
  });
  await untilAnswers(url + sign, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

type WorkerOptions = { readonly checkout?: string; readonly role?: 'stargrass_worker' | 'as given' };

/** Starts the worker; it is ready when it has taken its first job. */
export function startWorker(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  { checkout = '.', role = 'stargrass_worker' }: WorkerOptions = {},
): Omit<Site, 'url'> {
  const url = role === 'as given' ? databaseUrl : asRole(databaseUrl, role);
  const child = spawn(process.execPath, ['src/worker/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...COMPILED, DATABASE_URL: url, LOG_LEVEL: 'warn', ...env },
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
