import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { asRole } from '#tests/support/database/database-roles.ts';
import { freePort } from './sites/free-port.ts';
import { countUse } from './usage.ts';

// Less than the 60 s after which a hung test is killed, so that the error message names the site.
const READY_WITHIN_MS = 50_000;

/** The production build as a separate process on its own port. */
export type Site = {
  readonly url: string;
  readonly pid: number;
  /** Shuts down gracefully and returns the exit code. */
  stop(): Promise<number | null>;
  /** Stops immediately, like a crash. */
  kill(): Promise<number | null>;
};

// The secret is random for each run and shared by all instances. Workers of the test runner inherit it.
process.env.NEXTAUTH_SECRET ??= randomBytes(33).toString('base64');

/** The longest limits that the settings allow, so that a slow machine does not fail a test. */
const LONG_LIMITS = { DATABASE_STATEMENT_TIMEOUT_MS: '60000', DATABASE_WAIT_MS: '10000', PAGES_MAX_WAIT_MS: '60000' };

type SiteOptions = {
  readonly port?: number; // Defaults to a free port.
  // The path that returns 200 when the site has started.
  readonly sign?: '/readyz' | '/healthz' | '/api/live';
  // Limits for waiting for the database. Tests of overload and faults use the site's defaults.
  readonly limits?: 'generous' | 'default';
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  // 'as given' is for databases without the site's roles.
  readonly role?: 'stargrass_web' | 'as given';
};

/** Starts the built site and waits until `sign` returns 200. */
export async function startSite(
  databaseUrl: string,
  { port, sign = '/readyz', limits = 'generous', env = {}, folder = '.next/standalone', role = 'stargrass_web' }: SiteOptions = {},
): Promise<Site> {
  countUse('sites started');
  const ownPort = String(port ?? (await freePort()));
  const url = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [`${folder}/server.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...(limits === 'generous' && LONG_LIMITS),
      DATABASE_URL: role === 'as given' ? databaseUrl : asRole(databaseUrl, role),
      SITE_URL: url,
      HOSTNAME: '127.0.0.1',
      PORT: ownPort,
      NODE_ENV: 'production',
      // There is no load balancer in front that must notice the shutdown first.
      SHUTDOWN_WAIT_SECONDS: '0',
      // Tests send requests from distinct addresses, so that they do not share rate limits.
      TRUST_FORWARDED_FOR: 'on',
      ...env,
    },
  });
  await untilAnswers(url + sign, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

type WorkerOptions = { readonly checkout?: string; readonly role?: 'stargrass_worker' | 'as given' };

/** Starts the worker. It is ready when it has taken its first job. */
export function startWorker(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  { checkout = '.', role = 'stargrass_worker' }: WorkerOptions = {},
): Omit<Site, 'url'> {
  const url = role === 'as given' ? databaseUrl : asRole(databaseUrl, role);
  const child = spawn(process.execPath, ['src/worker/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn', ...env },
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
