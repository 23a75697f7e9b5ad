import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { createActor, send } from '#tests/support/actors.ts';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { within } from '#tests/support/patience.ts';
import { freshDraft, post } from '#tests/support/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3291;
const METRICS_PORT = '3293';
const PAGES = 20;
const FOR_READING = 3; // of four connections

let site: Site;
test.beforeAll(async () => {
  const env = {
    DATABASE_POOL_SIZE: String(FOR_READING + 1),
    PAGES_MAX_UNDER_WAY: String(PAGES),
    LOG_LEVEL: 'silent',
    METRICS_PORT,
  };
  site = await startSite(PORT, e2eDatabaseUrl(), { env });
});
test.afterAll(() => site.stop());

/** What a page answers, and after how long. */
async function look(path: string, headers: Record<string, string> = {}) {
  const begun = performance.now();
  try {
    const answer = await send(site.url, { path, headers });
    const body = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      caching: answer.headers.get('cache-control'),
      body,
      ms: performance.now() - begun,
    };
  } catch {
    return { status: 'torn off' as const, retryAfter: null, caching: null, body: '', ms: performance.now() - begun };
  }
}

const figures = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();

/** While nobody can read the news. */
const whileLocked = (work: () => Promise<void>) =>
  withE2eDatabase((db) =>
    db.transaction().execute(async (tx) => {
      await sql`lock table news`.execute(tx);
      await work();
    }),
  );

test('F07: connections held by pages: others are refused in time with 503, posts are taken, the instance stays ready, and recovers at once', async () => {
  const actor = await withE2eDatabase((db) => createActor(db, 'player'));
  expect((await look('/information')).status).toBe(200);
  expect((await post(site.url, actor, freshDraft())).status).toBe(201);
  await whileLocked(async () => {
    const asked = Array.from({ length: PAGES - 2 }, () => look('/information'));
    const posted = await Promise.all(Array.from({ length: 3 }, () => post(site.url, actor, freshDraft())));
    expect(posted.map(({ status }) => status)).toEqual(Array(3).fill(201));
    expect((await look('/readyz')).status).toBe(200);

    const answers = await Promise.all(asked);
    for (const { status, retryAfter, caching } of answers)
      expect([status, Number(retryAfter) > 0, caching]).toEqual([503, true, 'no-store']);
    const refused = answers.map(({ ms }) => ms).sort((one, other) => one - other);
    console.log(`refused after ${refused.map(Math.round).join(', ')} ms`);
    expect(refused.at(-1 - FOR_READING)).toBeLessThan(within(2_000)); // 500 of waiting, and the drawing of so many failure pages
  });
  const released = performance.now();
  await expect.poll(async () => (await look('/information')).status).toBe(200);
  expect(performance.now() - released).toBeLessThan(within(2_000));
  expect(await figures()).toMatch(/^stargrass_database_refused_total [1-9]/m);
});

test('the payload of a navigation that fails never arrives whole', async () => {
  const navigation = { rsc: '1' };
  const { headers } = await send(site.url, { path: '/information', headers: navigation }); // Next wants a query that fits these headers
  const path = headers.get('location') ?? '';
  expect((await look(path, navigation)).status).toBe(200);
  await whileLocked(async () => {
    const failed = await look(path, navigation);
    expect(['torn off', 503]).toContain(failed.status);
  });
});

test('more pages than are drawn at a time: one more is told at once, in its language, that the site is busy; calls and health are not', async () => {
  await site.stop();
  site = await startSite(PORT, e2eDatabaseUrl(), {
    env: { PAGES_MAX_UNDER_WAY: '2', DATABASE_STATEMENT_TIMEOUT_MS: '20000', METRICS_PORT },
  });
  expect((await look('/information')).status).toBe(200);
  let held: ReturnType<typeof look>[] = [];
  await whileLocked(async () => {
    held = [look('/information'), look('/information')]; // until the lock is gone
    await expect.poll(async () => (await look('/ja/stage/229')).body).toContain('野原が混み合っています。');
    const told = await look('/stage/229');
    expect([told.status, told.retryAfter, told.caching]).toEqual([503, '5', 'no-store']);
    expect(told.body).toContain('The field is crowded.');
    expect((await look('/healthz')).status).toBe(200);
    expect((await look('/api/auth/session')).status).toBe(200);
  });
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await look('/stage/229')).status).toBe(200);
});

test('operators read of it on the private port, which is not the one of visitors', async () => {
  const text = await figures();
  expect(text).toMatch(/^stargrass_pages_shed_total\{reason="crowded"\} [1-9]/m);
  expect(text).toMatch(/^stargrass_request_seconds_count\{route="\/stage\/\[stageId\]",status="5xx"\} [1-9]/m);
  expect(text).toMatch(/^stargrass_request_seconds_count\{route="\/information",status="2xx"\} [1-9]/m);
  expect((await look('/metrics')).status).toBe(404);
});
