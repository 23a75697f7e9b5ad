import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import type { TestSite } from '#tests/support/sites/test-sites.ts';
import { createDemoDatabaseOf } from './demo-database.ts';
import { startEdge } from './start-edge.ts';

/** The built site of a checkout with the demo community, behind nginx and Varnish. */
export type CheckoutSite = TestSite & {
  readonly commit: string;
  /** For --ignore-certificate-errors-spki-list: unlike without it, Chromium then caches what it loads. */
  readonly keyHash: string;
  stop(): Promise<void>;
};

/** Starts the site of a checkout that has been built. */
export async function startCheckout(folder: string): Promise<CheckoutSite> {
  const checkout = resolve(folder);
  const build = `${checkout}/.next/standalone`;
  if (!existsSync(`${build}/server.js`)) throw new Error(`${checkout} has not been built: run npm run build there`);
  const ports = { app: await freePort(), varnish: await freePort(), nginx: await freePort() };
  const url = `https://127.0.0.1:${ports.nginx}`;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const database = await createDemoDatabaseOf(checkout);
    stops.push(database.drop);
    const site = await startSite(database.url, { port: ports.app, folder: build, env: { SITE_URL: url } });
    stops.push(site.stop);
    const keyHash = await startEdge(checkout, ports, stops);
    const commit = await promisify(execFile)('git', ['describe', '--always', '--dirty'], { cwd: checkout });
    return { url, databaseUrl: database.url, commit: commit.stdout.trim(), keyHash, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
