import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { startMailSink } from '#tests/support/servers/mail-sink.ts';
import { startSite, startWorker } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';
import { runIn } from './old-build.ts';

const INSTANCES = 2;
const READY_WITHIN_MS = 120_000; // long, because builds may run at the same time

/** Creates a database with the demo community from the old commit, calls `work`, and drops the database afterwards. */
export async function withOldDatabase<Value>(folder: string, work: (url: string) => Promise<Value>): Promise<Value> {
  const url = withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_replay_test');
  await dropDatabase(url);
  try {
    runIn(folder, 'bin/with-env', ['scripts/db.ts', 'migrate'], { DATABASE_URL: url });
    runIn(folder, 'bin/with-env', ['scripts/db.ts', 'seed', 'demo'], { DATABASE_URL: url });
    return await work(url);
  } finally {
    await dropDatabase(url);
  }
}

/**
 * Runs the old build with two instances, a worker and a mail server on loopback, calls `work`, and stops all of them
 * afterwards.
 */
export async function withOldSite<Value>(folder: string, url: string, work: (sites: readonly string[]) => Promise<Value>): Promise<Value> {
  const mail = await startMailSink();
  const env = { SMTP_URL: mail.smtpUrl, LOG_LEVEL: 'silent' }; // silent, because the client reports failed requests
  const running: { stop(): Promise<unknown> }[] = [mail];
  try {
    const sites: string[] = [];
    for (let instance = 0; instance < INSTANCES; instance += 1) {
      const site = await startSite(url, {
        limits: 'default',
        sign: '/healthz',
        env,
        folder: join(folder, '.next/standalone'),
        role: 'as given',
      });
      running.push(site);
      await untilReady(site.url);
      sites.push(site.url);
    }
    running.push(startWorker(url, env, { checkout: folder, role: 'as given' }));
    return await work(sites);
  } finally {
    await Promise.all(running.map((part) => part.stop()));
  }
}

async function untilReady(site: string): Promise<void> {
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until; await wait(500)) {
    if (await fetch(`${site}/readyz`).then(({ ok }) => ok)) return;
  }
  throw new Error(`${site} did not become ready`);
}
