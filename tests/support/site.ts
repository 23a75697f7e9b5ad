import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';

const READY_WITHIN_MS = 30_000;

/** The production build as a process of its own, on a port of its own. */
export type Site = {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void> /** At once, as a crash would. */;
  kill(): Promise<void>;
};

// Random for each run, and the same for all instances of it; workers of the test runner inherit it.
process.env.NEXTAUTH_SECRET ??= randomBytes(33).toString('base64');

type SiteOptions = { readonly sign?: '/readyz' | '/healthz'; readonly env?: Readonly<Record<string, string>>; readonly folder?: string };

/** Starts the built site and waits until it says that it is ready, or, where it cannot be, that it runs. */
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
      DATABASE_URL: databaseUrl,
      SITE_URL: url,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      ...env,
    },
  });
  await untilAnswers(url + sign, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

/** Starts the worker; it is useful as soon as it has taken its first job. */
export function startWorker(databaseUrl: string, env: Readonly<Record<string, string>> = {}): { stop(): Promise<void> } {
  const child = spawn(process.execPath, ['src/worker/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...env },
  });
  return { stop: () => stop(child) };
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

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}
