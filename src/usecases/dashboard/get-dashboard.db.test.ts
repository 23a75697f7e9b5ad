import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getDashboard } from './get-dashboard.ts';

const MOST_QUERIES = 18; // eleven for the page sections, up to three for the duel, and four to preview the target

const { db, deps } = openDemoDatabase();
type Me = { userId: number; handle: string; name: string | null };
let ranked: Me[] = [];

beforeAll(async () => {
  await sql`analyze`.execute(db);
  await refreshTotals(deps);
  await measureEfforts(deps);
  ranked = await db
    .selectFrom('total_sums')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'handle', 'name'])
    .where('total_id', '=', 1)
    .orderBy('order_key')
    .orderBy('newest_at')
    .orderBy('user_id')
    .execute();
  await insertChosenRival(db, at(40).userId, at(150).userId);
});

const at = (position: number): Me => {
  const me = ranked.at(position);
  if (!me) throw new Error('no player at this position');
  return me;
};
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;

test('the dashboard shows the same numbers as the player page', async () => {
  for (const me of [at(0), at(40), at(-1)]) {
    const [board, page] = [await getDashboard(deps, me), await getPlayer(deps, me.handle, {})];
    if (!page.ok) throw new Error(page.error);
    const { grand, totals, next, days } = page.value;
    expect(board.grand).toMatchObject({ points: grand.points, rankClass: grand.rankClass });
    expect(board.grand.line).toEqual(totals.find(({ totalId }) => totalId === GRAND_TOTAL));
    expect(board.grand.span.next?.rankClass).toBe(next?.rankClass);
    expect(board.posts).toBe(days.reduce((sum, { posts }) => sum + posts, 0));
    for (const { totalId, line, boards } of board.categories) {
      expect(line).toEqual(totals.find((each) => each.totalId === totalId));
      if (line) expect(boards).toBe(line.boards);
    }
  }
});

test('the road leads over the border of the next class, and the shown target explains its points', async () => {
  const board = await getDashboard(deps, at(40));
  const { road, targets } = board.plan;
  expect(road?.missing).toBe(board.grand.span.next?.missing);
  expect(road?.steps).toHaveLength(3);
  expect(road?.sum).toBe(road?.steps.reduce((sum, { gain }) => sum + gain, 0));
  expect(board.target?.board.boardId).toBe(targets[0]?.board.boardId);
  expect((board.target?.points.after ?? 0) - (board.target?.points.before ?? 0)).toBe(board.target?.gain);
  expect(board.target?.best?.rankKey).toBe(board.target?.ownKey);
  const other = await getDashboard(deps, { ...at(40), nth: targets.length + 1 });
  expect(other.target?.board.boardId).toBe(targets[1]?.board.boardId);
});

test('boards won match the player comparison, and a chosen rival is listed in the order of total 1', async () => {
  const [me, far] = [at(40), at(150)];
  const { rivals, offered, duels } = await getDashboard(deps, me);
  expect([duels.current?.rival?.handle, offered]).toEqual([far.handle, []]);
  expect(rivals.find(({ handle }) => handle === far.handle)?.reasons).toEqual(['chosen']);
  const places = rivals.map(({ position }) => position ?? Number.POSITIVE_INFINITY);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const counted = new Set(totalBoards(await deps.catalogue(), GRAND_TOTAL, 2026).map(({ boardId }) => boardId));
  const comparison = await comparePlayers(deps, me.handle, far.handle, {});
  if (!comparison.ok) throw new Error(comparison.error);
  const results = comparison.value.duels.filter(({ board }) => counted.has(board.boardId));
  const won = (winner: 'a' | 'b') => results.filter((duel) => duel.winner === winner).length;
  expect(rivals.find(({ handle }) => handle === far.handle)?.won).toEqual({ own: won('a'), other: won('b') });
});

test('a player without a duel is offered two rivals, and a new player none', async () => {
  expect((await getDashboard(deps, at(20))).offered).toHaveLength(2);
  const userId = await createPlayer(deps);
  const board = await getDashboard(deps, { userId, handle: await handleOf(userId) });
  expect(board).toMatchObject({ grand: { line: undefined, rankClass: null, points: 0 }, posts: 0, rivals: [], offered: [] });
  expect(board.duels).toEqual({ current: null, history: [] });
});

test('the dashboard needs at most eighteen queries', async () => {
  for (const me of [at(0), at(40), at(-1)]) {
    await getDashboard(deps, me);
    expect(await countQueries(deps, (counted) => getDashboard(counted, me))).toBeLessThanOrEqual(MOST_QUERIES);
  }
});
