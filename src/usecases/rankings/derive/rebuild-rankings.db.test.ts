import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { compareBoard, rebuildBoard } from '#data/queries/rankings/rebuild.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { rebuildRankings } from './rebuild-rankings.ts';
import { verifyRankings } from './verify-rankings.ts';

const { db, deps } = openDemoDatabase();
const quietly = () => {};
const BOARD = 11; // one of the boards with the most players

/** Returns a row count and a hash for each derived table. */
async function derived() {
  const print = async (table: string) => {
    const answer = await sql<{ rows: number; hash: string }>`
      select count(*)::int as rows, md5(string_agg(entry::text, '|' order by entry::text)) as hash from ${sql.table(table)} as entry`.execute(
      db,
    );
    return answer.rows[0];
  };
  return {
    bests: await print('personal_bests'),
    steps: await print('pb_steps'),
    blocks: await print('rank_blocks'),
    views: await print('blocked_views'),
  };
}

test('the rows maintained by triggers equal the rows that a rebuild creates', async () => {
  expect(await verifyRankings(deps, quietly)).toEqual([]);
  const maintained = await derived();
  expect(maintained.bests?.rows).toBeGreaterThan(10_000);
  await rebuildRankings(deps, quietly);
  expect(await derived()).toEqual(maintained);
});

const first = (table: string, where = sql`true`) =>
  sql`ctid = (select ctid from ${sql.table(table)} where board_id = ${BOARD} and ${where} limit 1)`;

test.each([
  ['a missing best', sql`delete from personal_bests where ${first('personal_bests')}`, 'bests'],
  ['a best with another key', sql`update personal_bests set rank_key = rank_key - 1 where ${first('personal_bests')}`, 'bests'],
  [
    'a step without an end',
    sql`update pb_steps set superseded_at = null where ${first('pb_steps', sql`superseded_at is not null`)}`,
    'steps',
  ],
  ['a stray block', sql`insert into rank_blocks (board_id, console, lo_key, better) values (${BOARD}, 0, -5, 7)`, 'blocks'],
  ['a wrong number of players', sql`insert into blocked_views (board_id, console, players) values (${BOARD}, 0, 1)`, 'players'],
] as const)('compareBoard finds %s, and a rebuild repairs it', async (_name, fault, kind) => {
  await fault.execute(db);
  expect((await compareBoard(db, BOARD))[kind]).toBeGreaterThan(0);
  await rebuildBoard(db, BOARD);
  expect(await compareBoard(db, BOARD)).toEqual({ steps: 0, bests: 0, blocks: 0, players: 0 });
});

test('verifyRankings reports a single missing row with its board', async () => {
  await sql`delete from personal_bests where ${first('personal_bests')}`.execute(db);
  expect(await verifyRankings(deps, quietly)).toEqual([{ boardId: BOARD, steps: 0, bests: 1, blocks: 0, players: 0 }]);
  await rebuildBoard(db, BOARD);
});

test('records posted during a rebuild are stored and ranked', async () => {
  const userId = await createPlayer(deps);
  const posts = async () => {
    for (let score = 20_000; score < 20_200; score += 10) await createRecord(deps, { userId, score });
  };
  const rebuilds = async () => {
    for (let round = 0; round < rounds(2, 10); round += 1) await rebuildBoard(db, BOARD);
  };
  await Promise.all([rebuilds(), posts()]);
  expect(await compareBoard(db, BOARD)).toEqual({ steps: 0, bests: 0, blocks: 0, players: 0 });
  const best = await db
    .selectFrom('personal_bests')
    .select('rank_key')
    .where('user_id', '=', userId)
    .where('console', '=', 0)
    .executeTakeFirst();
  expect(best?.rank_key).toBe(-20_190);
});
