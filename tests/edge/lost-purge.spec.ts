import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { clearEdgeTries } from '#tests/support/edge-players.ts';
import { printOf } from '#tests/support/edge-print.ts';
import { createEdgeActor, edgeSite, expect, order, test } from '#tests/support/edge-test.ts';
import { freshDraft } from '#tests/support/records-api.ts';
import { within } from '#tests/support/time-scale.ts';
import { viaEdge } from '#tests/support/via-edge.ts';

const MADE_GOOD_MS = within(20_000);
const STALE_FOR_MS = 1_000; // longer than a purge takes
const PATHS = ['/stage/229', '/ja/stage/229', '/', '/api/boards/229/21/ranking.json'];

/** Fills the edge cache; returns what it serves. */
const look = () => Promise.all(PATHS.map(async (path) => printOf(await viaEdge(path))));

/** Posts directly to an app, because the edge may not respond. */
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

/** Waits until the edge serves something else for every path; logs how long it took. */
async function untilFresh(before: readonly string[], what: string): Promise<void> {
  const started = performance.now();
  const stale = async () => (await look()).filter((print, index) => print === before[index]).length;
  await expect.poll(stale, { timeout: MADE_GOOD_MS, intervals: [100] }).toBe(0);
  console.log(`${what}: fresh after ${Math.round(performance.now() - started)} ms`);
}

// Varnish's worker process, which answers requests, is the child of its manager process.
const childOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

test.beforeEach(({ db }) => clearEdgeTries(db)); // files are rate-limited

test('when a worker is killed before a post, the next worker purges the queued pages', async ({ db }) => {
  await order('kill', 'worker');
  const before = await look();
  await postBehind(db);
  await wait(STALE_FOR_MS);
  expect(await look()).toEqual(before); // no purge was sent to the edge
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
    // Locked while being sent.
    await expect.poll(async () => (await countPurges(db)) - (await countFree(db)), { intervals: [20] }).toBeGreaterThan(0);
    await order('kill', 'worker');
    await expect.poll(() => countFree(db), { timeout: MADE_GOOD_MS }).toBeGreaterThan(0); // unlocked, not lost
    await order('start', 'worker');
  } finally {
    process.kill(varnish, 'SIGCONT');
  }
  await untilFresh(before, 'killed during a purge');
  await expect.poll(() => countPurges(db), { timeout: MADE_GOOD_MS }).toBe(0);
});

test('an edge that does not respond for five seconds or is restarted gets its purge', async ({ db }) => {
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
