import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { clearEdgeTries } from '#tests/support/edge/edge-players.ts';
import { printOf } from '#tests/support/edge/edge-print.ts';
import { createEdgeActor, edgeSite, expect, order, test } from '#tests/support/edge/edge-test.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { within } from '#tests/support/time-scale.ts';

const MADE_GOOD_MS = within(20_000);
// Longer than a purge takes.
const STALE_FOR_MS = 1_000;
const PATHS = ['/stage/229', '/ja/stage/229', '/', '/api/boards/229/21/ranking.json'];

/** Requests all paths, which fills the edge cache, and returns fingerprints of the responses. */
const look = () => Promise.all(PATHS.map(async (path) => printOf(await viaEdge(path))));

/** Posts a record directly to an app, because the edge may not respond. */
async function postBehind(db: Db): Promise<void> {
  const { cookie } = await createEdgeActor(db, 'player');
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await viaEdge('/api/records', { to: edgeSite().apps[0] ?? '', method: 'POST', cookie, json: freshDraft(), headers });
  expect(answer.status, answer.text()).toBe(201);
}

const countPurges = async (db: Db): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from edge_purges`.execute(db)).rows[0]?.n ?? 0;
const countFree = async (db: Db): Promise<number> =>
  db.transaction().execute(async (tx) => (await sql`select from edge_purges for update skip locked`.execute(tx)).rows.length);

/** Waits until the edge serves another response for every path and logs how long that took. */
async function untilFresh(before: readonly string[], what: string): Promise<void> {
  const started = performance.now();
  const stale = async () => (await look()).filter((print, index) => print === before[index]).length;
  await expect.poll(stale, { timeout: MADE_GOOD_MS, intervals: [100] }).toBe(0);
  console.log(`${what}: fresh after ${Math.round(performance.now() - started)} ms`);
}

// Returns the worker process of Varnish, which answers requests and is the child of its manager process.
const childOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

// Requests for files are rate-limited, so each test starts with an empty count.
test.beforeEach(({ db }) => clearEdgeTries(db));

test('when a worker is killed before a post, the next worker purges the pages that the post changed', async ({ db }) => {
  await order('kill', 'worker');
  const before = await look();
  await postBehind(db);
  await wait(STALE_FOR_MS);
  // The edge has not received a purge.
  expect(await look()).toEqual(before);
  await order('start', 'worker');
  await untilFresh(before, 'killed before the relay');
  await expect.poll(() => countPurges(db)).toBe(0);
});

test('when a worker is killed during a purge, the purge is unlocked at once and sent again', async ({ db }) => {
  const before = await look();
  const varnish = childOf(await order('pid', 'varnish'));
  process.kill(varnish, 'SIGSTOP');
  try {
    await postBehind(db);
    // Waits until the worker has locked a purge, which means that the purge is being sent.
    await expect.poll(async () => (await countPurges(db)) - (await countFree(db)), { intervals: [20] }).toBeGreaterThan(0);
    await order('kill', 'worker');
    // The purge is unlocked and not lost.
    await expect.poll(() => countFree(db), { timeout: MADE_GOOD_MS }).toBeGreaterThan(0);
    await order('start', 'worker');
  } finally {
    process.kill(varnish, 'SIGCONT');
  }
  await untilFresh(before, 'killed during a purge');
  await expect.poll(() => countPurges(db), { timeout: MADE_GOOD_MS }).toBe(0);
});

test('purges reach an edge that did not respond for five seconds or was restarted', async ({ db }) => {
  const before = await look();
  const varnish = childOf(await order('pid', 'varnish'));
  process.kill(varnish, 'SIGSTOP');
  try {
    await postBehind(db);
    await wait(5_000);
    expect(await countPurges(db)).toBeGreaterThan(0);
  } finally {
    process.kill(varnish, 'SIGCONT');
  }
  await untilFresh(before, 'an edge that did not respond');
  await expect.poll(() => countPurges(db), { timeout: MADE_GOOD_MS }).toBe(0);

  await order('kill', 'varnish');
  await postBehind(db);
  await expect.poll(() => countPurges(db)).toBeGreaterThan(0);
  const started = performance.now();
  await order('start', 'varnish');
  await expect.poll(() => countPurges(db), { timeout: MADE_GOOD_MS, intervals: [100] }).toBe(0);
  console.log(`an edge that was down: purged ${Math.round(performance.now() - started)} ms after its start`);
});
