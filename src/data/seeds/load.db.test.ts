import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { isFull } from '#tests/support/rounds.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { type LoadPlan, seedLoad } from './load.ts';

const NOW = new Date('2026-03-01T03:34:56.789Z');
const PLAN: LoadPlan = { records: 3_000, players: 2_000, crowd: 2_500, seed: 1 };
const BUSIEST_BOARD = 11; // Stage 201 under its home rule.
const { db, deps } = openTestDatabase();
const twin = openTestDatabase();
const empty = openTestDatabase();
const noReport = () => {};

const allRecords = (on: Db) => on.selectFrom('records').selectAll().orderBy('record_id').execute();
// Both as loaded, because a test adds a record later.
let records: Awaited<ReturnType<typeof allRecords>>;
let prints: Awaited<ReturnType<typeof fingerprints>>;
beforeAll(async () => {
  await stopClock(db, NOW);
  expect(await seedLoad(db, PLAN, noReport)).toBe(true);
  records = await allRecords(db);
  if (isFull) prints = await fingerprints(db);
});

const TABLES = ['users', 'records', 'pb_steps', 'personal_bests', 'rank_blocks', 'blocked_views'];

/** Returns a fingerprint of all loaded rows for each table. */
async function fingerprints(on: Db) {
  const print = async (table: string) => {
    const result = await sql<{ rows: number; hash: string }>`
      select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as hash from ${sql.table(table)} as row`.execute(on);
    return result.rows[0];
  };
  return Promise.all(TABLES.map(print));
}

/** Describes the triggers, constraints and indexes, which a bulk load could fail to restore. */
async function structure(on: Db) {
  const result = await sql<{ line: string }>`
    select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger where not tgisinternal
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indrelid where relnamespace = 'public'::regnamespace
    order by line`.execute(on);
  return result.rows.map((row) => row.line);
}

test('personal bests, steps and rank blocks match the records after a bulk load', async () => {
  expect(await verifyRankings(deps, noReport)).toEqual([]);
  const blocked = await db.selectFrom('blocked_views').select(['board_id', 'console', 'players']).where('console', '=', 0).execute();
  expect(blocked).toEqual([{ board_id: BUSIEST_BOARD, console: 0, players: PLAN.crowd }]);
});

test.runIf(isFull)('bulk loading with the same plan and clock creates the same community', async () => {
  await stopClock(twin.db, NOW);
  await seedLoad(twin.db, PLAN, noReport);
  expect(await fingerprints(twin.db)).toEqual(prints);
});

test('a bulk load creates the planned records and players, including one player on every stage board', async () => {
  const boards = [...(await deps.catalogue()).boards.values()];
  const crowd = records.filter((record) => record.board_id === BUSIEST_BOARD);
  expect(records.length - crowd.length).toBe(PLAN.records);
  expect(new Set(crowd.map((record) => record.user_id)).size).toBe(PLAN.crowd);
  expect(records.filter((record) => record.posted_at > NOW)).toEqual([]);

  const everywhere = await db
    .selectFrom('personal_bests')
    .innerJoin('users', 'users.id', 'personal_bests.user_id')
    .select('board_id')
    .where('handle', '=', 'everywhere')
    .where('console', '=', 0)
    .execute();
  const stages = boards.filter((board) => board.kind === 'stage').map((board) => board.boardId);
  expect(everywhere.map((best) => best.board_id)).toEqual(expect.arrayContaining(stages));
});

test('bulk-loaded records have valid rank keys, consoles and ids in posting order', async () => {
  const { boards } = await deps.catalogue();
  const wrong = records.filter((row, index) => {
    const board = boards.get(row.board_id);
    const { score, time_ms: timeMs, original_score: originalScore, creatures, treasure } = row;
    const values = { score, timeMs, originalScore, creatures, treasure, ownPoints: row.own_points, computerPoints: row.computer_points };
    const isInOrder = index === 0 || row.posted_at >= (records[index - 1]?.posted_at ?? NOW);
    return !board || row.rank_key !== rankKeyOf(board, values) || !board.consoles.includes(row.console) || !isInOrder;
  });
  expect(wrong).toEqual([]);
});

test('a bulk load restores triggers, constraints and indexes, so that later posts are ranked', async () => {
  expect(await structure(db)).toEqual(await structure(empty.db));
  await createRecord(deps, { userId: await createPlayer(deps), score: 40_000 });
  expect(await verifyRankings(deps, noReport)).toEqual([]);
});

test('a bulk load does nothing on a site with players', async () => {
  const before = await fingerprints(db);
  expect(await seedLoad(db, { ...PLAN, seed: 3 }, noReport)).toBe(false);
  expect(await fingerprints(db)).toEqual(before);
});
