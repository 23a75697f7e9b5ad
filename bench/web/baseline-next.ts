import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '#tests/support/sites/free-port.ts';
import type { BaselineServer } from './baseline-varnish.ts';
import { rawPage, stopped, untilOpen } from './servers.ts';

const SOURCE = 'bench/web/baseline';
const FOLDER = '.services/baseline-next'; // inside the checkout to resolve our packages, separate from our build
const NEXT = resolve('node_modules/next/dist/bin/next');

/** Starts an unmodified Next with one page that renders the same table from constants. */
export async function startBaselineNext(): Promise<BaselineServer> {
  mkdirSync(FOLDER, { recursive: true });
  cpSync(SOURCE, FOLDER, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  // With webpack, because Turbopack would pick up the proxy and instrumentation of the parent checkout.
  execFileSync(process.execPath, [NEXT, 'build', '--webpack'], { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: FOLDER, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  await untilOpen(url, child);
  return { url, pid: child.pid ?? 0, bytes: (await rawPage(url)).length, stop: () => stopped(child) };
}
