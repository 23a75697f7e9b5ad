import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';

const PAGES = 20;
// The pool has four connections, one of which is reserved for writes.
const CONNECTIONS_FOR_READING = 3;
// The site's default limits. Other tests use longer ones.
const LIMITS = { DATABASE_STATEMENT_TIMEOUT_MS: '3000', DATABASE_WAIT_MS: '500' };

let site: OwnSite;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  site = await startOwnSite({
    ...LIMITS,
    DATABASE_POOL_SIZE: String(CONNECTIONS_FOR_READING + 1),
    PAGES_MAX_IN_FLIGHT: String(PAGES),
    LOG_LEVEL: 'silent',
    METRICS_PORT: String(metricsPort),
  });
});
afterAll(() => site.stop());

/** Requests a page and returns its status, caching headers and duration. */
async function read(path: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  try {
    const answer = await send(site.url, { path, headers });
    await answer.text();
    const [retryAfter, caching] = [answer.headers.get('retry-after'), answer.headers.get('cache-control')];
    return { status: answer.status, retryAfter, caching, ms: performance.now() - started };
  } catch {
    return { status: 'aborted' as const, retryAfter: null, caching: null, ms: performance.now() - started };
  }
}

/** Runs `work` while a lock blocks every read of the news. */
const whileLocked = (work: () => Promise<void>) =>
  site.db.transaction().execute(async (tx) => {
    await sql`lock table news`.execute(tx);
    await work();
  });

test('F07: while pages use every read connection, further pages get 503 but posts are accepted', async () => {
  const actor = await createActor(site.db, 'player');
  expect((await read('/information')).status).toBe(200);
  expect((await post(site.url, actor, freshDraft())).status).toBe(201);
  await whileLocked(async () => {
    const reading = Array.from({ length: PAGES - 2 }, () => read('/information'));
    // One after another, because they share the one connection that is left.
    for (let count = 0; count < 3; count += 1) expect((await post(site.url, actor, freshDraft())).status).toBe(201);
    expect((await read('/readyz')).status).toBe(200);

    // All pages are answered before the lock is released.
    const answers = await Promise.all(reading);
    for (const { status, retryAfter, caching } of answers)
      expect([status, Number(retryAfter) > 0, caching]).toEqual([503, true, 'no-store']);
    const durations = answers.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
    console.log(`refused after ${durations.join(', ')} ms`);
  });
  await expect.poll(async () => (await read('/information')).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const refused = Number(/^stargrass_database_refused_total (\d+)/m.exec(metrics)?.[1]);
  // These pages were rejected by the connection pool, not by the statement timeout.
  expect(refused).toBeGreaterThanOrEqual(PAGES - 2 - CONNECTIONS_FOR_READING);
});

test('a navigation payload that fails is aborted or answered with 503, but never completed', async () => {
  const navigation = { rsc: '1' };
  // Next.js redirects to an address with a query that matches these headers.
  const { headers } = await send(site.url, { path: '/information', headers: navigation });
  const path = headers.get('location') ?? '';
  await expect.poll(async () => (await read(path, navigation)).status).toBe(200);
  await whileLocked(async () => {
    const failed = await read(path, navigation);
    expect(['aborted', 503]).toContain(failed.status);
  });
});
