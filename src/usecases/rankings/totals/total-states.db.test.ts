import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getTotal, type TotalRanking } from './get-total.ts';
import { getTotalMoves } from './get-total-moves.ts';
import { getUserRanking } from './get-user-ranking.ts';
import { refreshTotals } from './refresh-totals.ts';

// Totals with no players, one player, ten tied players and a thousand players. Each test compares the computed total
// with the saved one.
const { db, deps } = openTestDatabase();

// Leaves the total without players.
beforeEach(() => db.updateTable('records').set({ state: 'withdrawn' }).where('state', '<>', 'withdrawn').execute());

/** Adds players who are tied on one board. */
async function addTied(count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) await createRecord(deps, { userId: await createPlayer(deps) });
}

async function read(query: Record<string, string> = {}): Promise<TotalRanking> {
  const [total, users] = [await getTotal(deps, 21, query), await getUserRanking(deps, query)];
  if (!total.ok) throw new Error(total.error);
  expect(users).toMatchObject({ ok: true, value: { players: total.value.players } });
  return total.value;
}

async function readBoth(): Promise<TotalRanking> {
  await db.deleteFrom('total_sums').execute();
  await db.deleteFrom('total_generations').execute();
  const computed = await read();
  await refreshTotals(deps);
  const saved = await read();
  expect(saved).toEqual(computed);
  return saved;
}

test('a total without players has one empty page', async () => {
  const { players, pages, rows, spread } = await readBoth();
  expect({ players, pages, rows, ranges: spread.ranges }).toEqual({ players: 0, pages: 1, rows: [], ranges: [] });
  expect(await getTotalMoves(deps, 21, { since: '2020-01-01' })).toMatchObject({ ok: true, value: { moves: [], top: [] } });
});

test('a total with one player on one board has one row and one place', async () => {
  await addTied(1);
  const { players, rows, places, columns, spread } = await readBoth();
  expect(players).toBe(1);
  expect(rows[0]).toMatchObject({ rank: 1, shared: false, score: 20_000, boardsPlayed: 1 });
  expect(places).toEqual([columns.map((column) => (column.kind === 'board' && column.board.refId === 201 ? 1 : null))]);
  expect(spread.ranges).toEqual([{ from: 20_000, to: 20_001, count: 1 }]);
  expect(await getTotalMoves(deps, 21, { since: '2020-01-01' })).toMatchObject({ ok: true, value: { counts: { came: 1, rose: 0 } } });
});

test('ten players who are tied on every board share first place', async () => {
  await addTied(10);
  const { rows, places } = await readBoth();
  expect(rows.map(({ rank, shared }) => [rank, shared])).toEqual(Array(10).fill([1, true]));
  expect(new Set(places.map(String)).size).toBe(1);
});

test('a total has no players on an unused console or in a year before the first post', async () => {
  await addTied(1);
  for (const query of [{ console: '4' }, { year: '2015' }]) {
    expect(await read(query)).toMatchObject({ players: 0, rows: [], places: [] });
  }
});

test('the ranks of a thousand players continue from page to page', async () => {
  await addTied(10);
  const board = stageBoard(await deps.catalogue(), 201, 21);
  await sql`insert into users (handle, name) select 'many-' || n, null from generate_series(1, 990) as n`.execute(deps.db);
  await sql`
    insert into records (user_id, changed_by, board_id, console, state, rank_key, score, policy_revision, rule_revision)
    select users.id, users.id, ${board?.boardId}, 1, 'posted', -1000 - users.id / 2, 1000 + users.id / 2, old.policy_revision, old.rule_revision
    from users cross join (select * from records limit 1) as old where users.handle like 'many-%'`.execute(deps.db);
  const { players, pages, spread } = await readBoth();
  expect({ players, pages }).toEqual({ players: 1000, pages: 10 });
  expect(spread.ranges.reduce((sum, { count }) => sum + count, 0)).toBe(1000);

  const shown: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { rows, places } = await read({ page: String(page) });
    expect(rows.length).toBe(100);
    // All records are on one board, so a player's place on that board equals the rank in the total.
    expect(places.map((row) => row.find((place) => place !== null))).toEqual(rows.map(({ rank }) => rank));
    shown.push(...rows.map(({ rank }) => rank));
  }
  for (const [index, rank] of shown.entries()) expect(rank).toBe(rank === shown[index - 1] ? shown[index - 1] : index + 1);
});
