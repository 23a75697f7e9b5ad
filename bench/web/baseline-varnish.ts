import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/sites/free-port.ts';
import { rawPage, stopped, untilOpen } from './servers.ts';

const GZIP = Buffer.from([0x1f, 0x8b]); // The first bytes of compressed content.

export type BaselineServer = { readonly url: string; readonly pid: number; readonly bytes: number; stop(): Promise<void> };

/**
 * Starts Varnish with its default configuration and caches one object in it: the compressed bytes of one of our pages.
 */
export async function startBaselineVarnish(page: string): Promise<BaselineServer> {
  const body = await rawPage(page);
  if (!body.subarray(0, 2).equals(GZIP)) throw new Error(`${page} is not compressed with gzip`);
  const origin = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': 'max-age=86400',
      vary: 'Accept-Encoding',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-baseline-varnish-'));
  const port = await freePort();
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
      ...['-b', `127.0.0.1:${(origin.address() as AddressInfo).port}`],
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}/`;
  await untilOpen(url, child);
  const cached = await rawPage(url);
  if (!cached.equals(body)) throw new Error('the baseline Varnish did not cache the page');
  return {
    url,
    pid: child.pid ?? 0,
    bytes: body.length,
    stop: async () => {
      await stopped(child);
      origin.closeAllConnections();
      origin.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
