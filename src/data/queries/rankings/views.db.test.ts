import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { bestsFrom, foldViews, playersOnView, rankOnView } from './views.ts';

const { db } = openTestDatabase();
const VIEW = { boardId: 1, console: 0 };
const PLAYERS = 3_000;
const at = { board: sql.val(1), console: sql`0::smallint` };

/** Adds players with these rank keys to the view. Bypasses the triggers and adds the deltas that posts would add. */
async function addBests(firstUser: number, keys: readonly number[]): Promise<void> {
  await sql`
    with added as (
      insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
      select ${firstUser} + position, 1, 0, key, timestamptz '2020-01-01' + position * interval '1 minute', ${firstUser} + position
      from unnest(${sql.val(keys)}::int[]) with ordinality as listed (key, position)
      returning rank_key
    )
    insert into board_deltas (board_id, console, new_key) select 1, 0, rank_key from added`.execute(db);
}

/** Moves a player to another rank key, or removes the player from the view when the key is null, and adds the delta. */
async function move(userId: number, key: number | null): Promise<void> {
  await sql`
    with before as (select rank_key from personal_bests where user_id = ${userId}),
    moved as (update personal_bests set rank_key = ${key}::int where user_id = ${userId} and ${key}::int is not null),
    gone as (delete from personal_bests where user_id = ${userId} and ${key}::int is null)
    insert into board_deltas (board_id, console, old_key, new_key) select 1, 0, rank_key, ${key}::int from before`.execute(db);
}

const keys = async () =>
  (await db.selectFrom('personal_bests').select('rank_key').orderBy('rank_key').execute()).map((row) => row.rank_key);
const blockStarts = async () => (await db.selectFrom('rank_blocks').select('lo_key').orderBy('lo_key').execute()).map((row) => row.lo_key);

/**
 * Checks invariants I4, I5 and I6: rank blocks, numbers of players and ranks match a plain count, including pending
 * deltas.
 */
async function expectExact(): Promise<void> {
  const all = await keys();
  const better = (key: number) => all.filter((other) => other < key).length;
  const samples = [...new Set([...all.filter((_, index) => index % 37 === 0), ...(await blockStarts()).slice(1), -10_000, 10_000])];
  const ranks = await sql<{ key: number; rank: number }>`
    select key, ${rankOnView(at.board, at.console, sql`key`)} as rank from unnest(${sql.val(samples)}::int[]) as key`.execute(db);
  expect(ranks.rows).toEqual(samples.map((key) => ({ key, rank: better(key) + 1 })));
  const players = await sql<{ players: number }>`select ${playersOnView(at.board, at.console)} as players`.execute(db);
  expect(players.rows[0]?.players).toBe(all.length);
  for (const position of [0, 1, 127, 128, 129, 1_500, all.length - 3]) {
    const page = await sql<{ rank_key: number }>`${bestsFrom(VIEW, position, 3)}`.execute(db);
    expect(page.rows.map((row) => row.rank_key)).toEqual(all.slice(position, position + 3));
  }
}

describe('a view with 3,000 players', () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };

  beforeAll(() =>
    addBests(
      0,
      Array.from({ length: PLAYERS }, (_, index) => -((index * 7919) % 1_000)),
    ),
  );
  beforeEach(expectExact);

  test('is split into rank blocks when it is first folded', async () => {
    expect(await blockStarts()).toEqual([]);
    await foldViews(db);
    expect((await blockStarts()).length).toBeGreaterThan(15);
    await expectExact();
  });

  test.each(Array.from({ length: 12 }, (_, round) => round))(
    'has exact ranks before and after fold %i when players are moved, added and removed',
    async (round) => {
      const starts = await blockStarts();
      for (let count = 0; count < 40; count += 1) {
        // Deliberately draws keys at and next to the start of a block.
        const start = starts[1 + random(starts.length - 1)] ?? 0;
        await move(1 + random(PLAYERS), random(8) === 0 ? null : start - 1 + random(3));
      }
      await addBests(
        10_000 + round * 100,
        Array.from({ length: 20 }, () => (starts[1 + random(starts.length - 1)] ?? 0) - 1 + random(3)),
      );
      await expectExact();
      await foldViews(db);
      await expectExact();
      await foldViews(db); // Without pending deltas, folding changes nothing.
    },
  );

  test('is split into more rank blocks when its first block has grown', async () => {
    const before = (await blockStarts()).length;
    await addBests(
      50_000,
      Array.from({ length: 600 }, (_, index) => -2_000 - index),
    );
    await foldViews(db);
    expect((await blockStarts()).length).toBeGreaterThan(before + 3);
  });

  test('loses no posts when folds and posts run concurrently', async () => {
    const posts = Array.from({ length: 30 }, (_, index) => addBests(60_000 + index * 10, [-random(3_000), -random(3_000)]));
    await Promise.all([...posts, foldViews(db), foldViews(db), foldViews(db)]);
    await expectExact();
    await foldViews(db);
  });
});

test('the exactness check detects a fold that counts changes at the start of a block as better than the block', async () => {
  const definition = await sql<{ text: string }>`select pg_get_functiondef('fold_view'::regproc) as text`.execute(db);
  const broken = definition.rows[0]?.text.replace('order by key, is_change', 'order by key, is_change desc') ?? '';
  await sql.raw(broken).execute(db);
  const starts = await blockStarts();
  await addBests(90_000, starts.slice(1, 20));
  await foldViews(db);
  await expect(expectExact()).rejects.toThrow();
});
