import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addRankingEvent } from '#data/queue.ts';
import { GRAND_TOTAL, normalBoards, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { rankClassOf } from '#domain/rankings/player/rank-class.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { resetBuildTimes } from '#tests/support/database/build-times.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, mostPlayersNaively, rankNaively } from '#tests/support/naive/naive-ranking.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { refreshTotals } from './refresh-totals.ts';

const { db, deps } = openDemoDatabase();
const MIDNIGHT = new Date('2026-02-28T15:00:00Z');
const THIS_MORNING = new Date('2026-03-01T01:00:00Z');
const EVER = { console: 0, upTo: DEMO_NOW };

beforeAll(async () => {
  // Adds posts to the busiest board after midnight. They must not change M, which is computed at the last midnight.
  const records = await listAllRecords(db);
  const sizes = normalBoards(await deps.catalogue()).map((board) => ({ board, size: rankNaively(records, board, EVER).length }));
  const busiest = sizes.reduce((most, each) => (each.size > most.size ? each : most)).board;
  for (let count = 0; count < 3; count += 1) {
    const userId = await createPlayer(deps);
    await createRecord(deps, { userId, stageId: busiest.refId, ruleId: busiest.ruleId, timeMs: 60_000, postedAt: THIS_MORNING });
  }
  await refreshTotals(deps);
});

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await resetBuildTimes(db);
});

const shownGeneration = () => db.selectFrom('total_generations').selectAll().where('total_id', '=', GRAND_TOTAL).executeTakeFirstOrThrow();

async function shownRows() {
  const rows = await db
    .selectFrom('total_standings')
    .select(['user_id as userId', 'points', 'score', 'boards_played as boards', 'rank', 'rank_class as rankClass', 'newest_at as newestAt'])
    .where('total_id', '=', GRAND_TOTAL)
    .where('generation', '=', (await shownGeneration()).generation)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ ...row, score: Number(row.score) }));
}

/** Computes total 1 in memory from the records with the domain's functions, without SQL. */
async function naiveTotal() {
  const catalogue = await deps.catalogue();
  const records = await listAllRecords(db);
  const boards = totalBoards(catalogue, GRAND_TOTAL, 2026);
  const referenceMax = mostPlayersNaively(records, normalBoards(catalogue), { console: 0, upTo: new Date(MIDNIGHT.getTime() - 1) });
  const sums = new Map<number, { points: number; score: number; boards: number; newestAt: Date }>();
  for (const board of boards) {
    const ranking = rankNaively(records, board, EVER);
    for (const { userId, rank, rankKey, postedAt } of ranking) {
      const sum = sums.get(userId) ?? { points: 0, score: 0, boards: 0, newestAt: postedAt };
      sums.set(userId, {
        points: sum.points + pointsOf(rank, ranking.length, referenceMax),
        score: sum.score + worthOfRankKey(board, rankKey),
        boards: sum.boards + 1,
        newestAt: postedAt > sum.newestAt ? postedAt : sum.newestAt,
      });
    }
  }
  const everybody = [...sums.values()];
  const rows = [...sums].map(([userId, sum]) => {
    const rank = 1 + everybody.filter((other) => other.points > sum.points).length;
    const reached = rankClassOf(sum.points, boards.length);
    return { userId, ...sum, rank, rankClass: rank === 1 && reached === 14 ? 15 : (reached ?? null) };
  });
  return { referenceMax, rows: rows.sort((a, b) => a.userId - b.userId) };
}

test('total 1 matches the naive model', async () => {
  await refreshTotals(deps);
  const expected = await naiveTotal();
  expect(expected.rows.length).toBeGreaterThan(250);
  expect(await shownRows()).toEqual(expected.rows);
  expect((await shownGeneration()).reference_max).toBe(expected.referenceMax);
});

test('a second refresh changes only the generation and deletes the previous one', async () => {
  const [before, rows] = [await shownGeneration(), await shownRows()];
  await refreshTotals(deps);
  expect(await shownGeneration()).toMatchObject({ generation: String(Number(before.generation) + 1), reference_max: before.reference_max });
  expect(await shownRows()).toEqual(rows);
  const generations = await db.selectFrom('total_standings').select('generation').distinct().execute();
  expect(generations).toHaveLength(1);
});

test("a post's outbox event queues a job that updates the totals", async () => {
  const before = (await shownRows()).length;
  await createRecord(deps, { userId: await createPlayer(deps) });
  await addRankingEvent(db);
  await relayChanges(deps);
  const jobs = await sql<{ task: string; isDue: boolean }>`
    select task_identifier as task, run_at <= now() as "isDue" from graphile_worker.jobs order by 1`.execute(db);
  expect(jobs.rows).toEqual([
    { task: 'fold-views', isDue: true },
    { task: 'refresh-totals', isDue: true },
  ]);
  await refreshTotals(deps);
  expect(await shownRows()).toHaveLength(before + 1);
});

test('relayChanges delays the refresh when computing the totals takes a long time', async () => {
  await db.updateTable('total_generations').set({ build_ms: 60_000, built_at: sql`now()` }).execute();
  await addRankingEvent(db);
  await relayChanges(deps);
  const job = await sql<{ minutes: number }>`
    select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where task_identifier = 'refresh-totals'`.execute(
    db,
  );
  expect(job.rows).toEqual([{ minutes: 20 }]);
});

test('a single slow run does not delay the next refresh', async () => {
  await db.updateTable('total_generations').set({ build_ms: 200 }).execute();
  await sql`create function pause() returns trigger language plpgsql as 'begin perform pg_sleep(1.2); return null; end'`.execute(db);
  await sql`create trigger pause after insert on board_posts for each statement execute function pause()`.execute(db);
  await refreshTotals(deps);
  await sql`drop function pause cascade`.execute(db);
  expect((await shownGeneration()).build_ms).toBe(1_000); // a build time that needs no delay
});

test('concurrent refreshes leave one consistent total', async () => {
  const rows = await shownRows();
  const runs = await Promise.allSettled([refreshTotals(deps), refreshTotals(deps)]);
  expect(runs.map((run) => (run.status === 'rejected' ? String(run.reason) : run.status))).toEqual(['fulfilled', 'fulfilled']);
  expect(await shownRows()).toEqual(rows);
});

test('a refresh removes declined records from the total', async () => {
  const before = await shownRows();
  const leader = before.find((row) => row.rank === 1);
  await db
    .updateTable('records')
    .set({ state: 'declined' })
    .where('user_id', '=', leader?.userId ?? 0)
    .execute();
  await refreshTotals(deps);
  const after = await shownRows();
  expect(after).toEqual((await naiveTotal()).rows);
  expect(after.some((row) => row.userId === leader?.userId)).toBe(false);
});
