import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { bestsFrom, foldViews, playersOnView, rankOnView } from './views.ts';

const { db } = openTestDatabase();
const PLAYERS = 3_000;
const KEYS = Array.from({ length: PLAYERS }, (_, index) => -((index * 7919) % 1_000));
const IDS_PER_BOARD = 100_000; // Each test that counts on the state of its view has a board, with its own users and records.

/**
 * Adds players with these rank keys to the view of a board without a console filter. Bypasses the triggers and adds the
 * deltas that posts would add.
 */
async function addBests(board: number, firstUser: number, keys: readonly number[]): Promise<void> {
  const first = board * IDS_PER_BOARD + firstUser;
  await sql`
    with added as (
      insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
      select ${first} + position, ${board}, 0, key, timestamptz '2020-01-01' + position * interval '1 minute', ${first} + position
      from unnest(${sql.val(keys)}::int[]) with ordinality as listed (key, position)
      returning rank_key
    )
    insert into board_deltas (board_id, console, new_key) select ${board}, 0, rank_key from added`.execute(db);
}

/** Moves a player to another rank key, or removes the player from the view when the key is null, and adds the delta. */
async function move(board: number, user: number, key: number | null): Promise<void> {
  const userId = board * IDS_PER_BOARD + user;
  await sql`
    with before as (select rank_key from personal_bests where user_id = ${userId}),
    moved as (update personal_bests set rank_key = ${key}::int where user_id = ${userId} and ${key}::int is not null),
    gone as (delete from personal_bests where user_id = ${userId} and ${key}::int is null)
    insert into board_deltas (board_id, console, old_key, new_key) select ${board}, 0, rank_key, ${key}::int from before`.execute(db);
}

const keysOf = async (board: number) =>
  (await db.selectFrom('personal_bests').select('rank_key').where('board_id', '=', board).orderBy('rank_key').execute()).map(
    (row) => row.rank_key,
  );
const blockStarts = async (board: number) =>
  (await db.selectFrom('rank_blocks').select('lo_key').where('board_id', '=', board).orderBy('lo_key').execute()).map((row) => row.lo_key);

/**
 * Checks invariants I4, I5 and I6: rank blocks, numbers of players and ranks match a plain count, including pending
 * deltas.
 */
async function expectExact(board: number): Promise<void> {
  const [boardId, console] = [sql.val(board), sql`0::smallint`];
  const all = await keysOf(board);
  const better = (key: number) => all.filter((other) => other < key).length;
  const samples = [...new Set([...all.filter((_, index) => index % 37 === 0), ...(await blockStarts(board)).slice(1), -10_000, 10_000])];
  const ranks = await sql<{ key: number; rank: number }>`
    select key, ${rankOnView(boardId, console, sql`key`)} as rank from unnest(${sql.val(samples)}::int[]) as key`.execute(db);
  expect(ranks.rows).toEqual(samples.map((key) => ({ key, rank: better(key) + 1 })));
  const players = await sql<{ players: number }>`select ${playersOnView(boardId, console)} as players`.execute(db);
  expect(players.rows[0]?.players).toBe(all.length);
  for (const position of [0, 1, 127, 128, 129, 1_500, all.length - 3]) {
    const page = await sql<{ rank_key: number }>`${bestsFrom({ boardId: board, console: 0 }, position, 3)}`.execute(db);
    expect(page.rows.map((row) => row.rank_key)).toEqual(all.slice(position, position + 3));
  }
}

/** Returns a function that returns pseudo-random integers from 0 to below its argument. */
function randomFrom(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}

describe('a view with 3,000 players', () => {
  // Each test leaves this view exact and without pending deltas.
  const FOLDED = 1;
  beforeAll(async () => {
    await addBests(FOLDED, 0, KEYS);
    await foldViews(db);
  });

  test('is split into rank blocks when it is first folded', async () => {
    const unfolded = 2;
    await addBests(unfolded, 0, KEYS);
    await expectExact(unfolded);
    expect(await blockStarts(unfolded)).toEqual([]);
    await foldViews(db);
    expect((await blockStarts(unfolded)).length).toBeGreaterThan(15);
    await expectExact(unfolded);
  });

  test.each(Array.from({ length: 12 }, (_, round) => round))(
    'has exact ranks before and after fold %i when players are moved, added and removed',
    async (round) => {
      const random = randomFrom(1 + round);
      const starts = await blockStarts(FOLDED);
      for (let count = 0; count < 40; count += 1) {
        // Deliberately draws keys at and next to the start of a block.
        const start = starts[1 + random(starts.length - 1)] ?? 0;
        await move(FOLDED, 1 + random(PLAYERS), random(8) === 0 ? null : start - 1 + random(3));
      }
      await addBests(
        FOLDED,
        10_000 + round * 100,
        Array.from({ length: 20 }, () => (starts[1 + random(starts.length - 1)] ?? 0) - 1 + random(3)),
      );
      await expectExact(FOLDED);
      await foldViews(db);
      await expectExact(FOLDED);
      await foldViews(db); // Without pending deltas, folding changes nothing.
      await expectExact(FOLDED);
    },
  );

  test('is split into more rank blocks when its first block has grown', async () => {
    const before = (await blockStarts(FOLDED)).length;
    await addBests(
      FOLDED,
      50_000,
      Array.from({ length: 600 }, (_, index) => -4_000 - index),
    );
    await foldViews(db);
    expect((await blockStarts(FOLDED)).length).toBeGreaterThan(before + 3);
    await expectExact(FOLDED);
  });

  test('loses no posts when folds and posts run concurrently', async () => {
    const random = randomFrom(13);
    const posts = Array.from({ length: 30 }, (_, index) => addBests(FOLDED, 60_000 + index * 10, [-random(3_000), -random(3_000)]));
    await Promise.all([...posts, foldViews(db), foldViews(db), foldViews(db)]);
    await expectExact(FOLDED);
    await foldViews(db);
    await expectExact(FOLDED);
  });
});

test('the exactness check detects a fold that counts changes at the start of a block as better than the block', async () => {
  const view = 3;
  await addBests(view, 0, KEYS);
  await foldViews(db);
  await expectExact(view);
  const definition = await sql<{ text: string }>`select pg_get_functiondef('fold_view'::regproc) as text`.execute(db);
  const text = definition.rows[0]?.text ?? '';
  onTestFinished(async () => void (await sql.raw(text).execute(db)));
  await sql.raw(text.replace('order by key, is_change', 'order by key, is_change desc')).execute(db);
  const starts = await blockStarts(view);
  await addBests(view, 10_000, starts.slice(1, 20));
  await foldViews(db);
  await expect(expectExact(view)).rejects.toThrow();
});
