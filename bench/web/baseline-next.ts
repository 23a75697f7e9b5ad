import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '#tests/support/sites/free-port.ts';
import type { BaselineServer } from './baseline-varnish.ts';
import { rawPage, stopped, untilOpen } from './servers.ts';

const SOURCE = 'bench/web/baseline';
// Inside the checkout so that our packages resolve, but separate from our own build.
const FOLDER = '.services/baseline-next';
const NEXT = resolve('node_modules/next/dist/bin/next');

/** Starts an unmodified Next.js server with one page that renders the same table from constants. */
export async function startBaselineNext(): Promise<BaselineServer> {
  mkdirSync(FOLDER, { recursive: true });
  cpSync(SOURCE, FOLDER, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  // Builds with webpack, because Turbopack would pick up the proxy and instrumentation files of the parent checkout.
  execFileSync(process.execPath, [NEXT, 'build', '--webpack'], { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: FOLDER, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  await untilOpen(url, child);
  return { url, pid: child.pid ?? 0, bytes: (await rawPage(url)).length, stop: () => stopped(child) };
}
