import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { type Dashboard, getDashboard } from './get-dashboard.ts';

// Eight queries for the page sections and four to preview five drafts, as listed in docs/decisions/0059.
const MOST_QUERIES = 12;
const FIRST_OF_A_DAY = 4; // Additional queries on a cold cache: reference maximum, history, sums.

const { db, deps } = openDemoDatabase();
type Me = { userId: number; handle: string; name: string | null };
let ranked: Me[] = [];

beforeAll(async () => {
  await sql`analyze`.execute(db);
  await refreshTotals(deps);
  await measureEfforts(deps);
  ranked = await db
    .selectFrom('total_standings')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'handle', 'name'])
    .where('total_id', '=', 1)
    .orderBy('position')
    .execute();
});

const at = (position: number): Me => {
  const me = ranked.at(position);
  if (!me) throw new Error('no player at this position');
  return me;
};
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const boardsWon = (dashboard: Dashboard) => dashboard.rivals.map(({ handle, all }) => [handle, all.now.a, all.now.b]);

test('the dashboard shows the same numbers as the player page', async () => {
  for (const me of [at(0), at(40), at(-1)]) {
    const [board, page] = [await getDashboard(deps, me), await getPlayer(deps, me.handle, {})];
    if (!page.ok) throw new Error(page.error);
    const { grand, totals, next, days, standings } = page.value;
    expect(board.grand).toMatchObject({ points: grand.points, rankClass: grand.rankClass, progress: grand.progress });
    expect(board.grand.line).toEqual(totals.find(({ totalId }) => totalId === GRAND_TOTAL));
    expect(board.grand.span.next?.rankClass).toBe(next?.rankClass);
    expect(board.posts.all).toBe(days.reduce((sum, { posts }) => sum + posts, 0));
    expect(board.posts.thisMonth).toBe(days.filter(({ day }) => day >= '2026-03-01').reduce((sum, { posts }) => sum + posts, 0));
    const firsts = standings.filter(({ rank }) => rank === 1).map((standing) => standing.board.boardId);
    expect(board.firstPlaces.map(({ boardId }) => boardId).sort()).toEqual(firsts.sort());
    for (const { totalId, line, boards } of board.categories) {
      expect(line).toEqual(totals.find((each) => each.totalId === totalId));
      if (line) expect(boards).toBe(line.boards);
    }
    const played = board.coverage.reduce((sum, each) => sum + each.played, 0);
    expect(played).toBe(board.grand.line?.boardsPlayed);
    expect(board.coverage.reduce((sum, { boards }) => sum + boards, 0)).toBe(224);
  }
});

test('duel results match the player comparison on the boards in total 1, and each duel has a deciding board', async () => {
  const me = at(40);
  const before = await getDashboard(deps, me);
  const counted = new Set(totalBoards(await deps.catalogue(), GRAND_TOTAL, 2026).map(({ boardId }) => boardId));
  expect(before.rivals.length).toBeGreaterThanOrEqual(5);
  for (const { handle, all, bySeries } of before.rivals) {
    const comparison = await comparePlayers(deps, me.handle, handle, {});
    if (!comparison.ok) throw new Error(comparison.error);
    const duels = comparison.value.duels.filter(({ board }) => counted.has(board.boardId));
    const won = (winner: 'a' | 'b') => duels.filter((duel) => duel.winner === winner).length;
    expect(all.now).toEqual({ a: won('a'), b: won('b') });
    expect(bySeries.reduce((sum, { now }) => sum + now.a, 0)).toBe(all.now.a);
    expect(all.deciding && counted.has(all.deciding.boardId)).toBe(true);
  }
});

test('lists only players who passed the user within the last seven days and were not ahead before', async () => {
  const [me, quick, old, slow] = [await createPlayer(deps), await createPlayer(deps), await createPlayer(deps), await createPlayer(deps)];
  const day = (days: number) => new Date(DEMO_NOW.getTime() - days * DAY_MS);
  const post = (userId: number, score: number, days: number, stageId = 201) =>
    createRecord(deps, { userId, stageId, score, postedAt: day(days) });
  await post(me, 5_000, 30);
  await post(old, 5_100, 20); // This player was ahead before the week began.
  await post(old, 5_300, 2);
  await post(quick, 4_000, 10);
  await post(quick, 5_200, 3);
  await post(quick, 5_250, 1); // The player was already ahead, so this post adds no passing.
  await post(slow, 4_900, 1);
  await post(me, 800, 1, 202);
  await post(quick, 900, 2, 202); // This score was posted before the user's own record.
  const { passings } = await getDashboard(deps, { userId: me, handle: await handleOf(me) });
  expect(passings.map(({ userId, board, rankKey, ownKey }) => [userId, board.refId, rankKey, ownKey])).toEqual([
    [quick, 201, -5_200, -5_000],
  ]);

  const asQuick = await getDashboard(deps, { userId: quick, handle: await handleOf(quick) });
  expect(asQuick.passings).toEqual([]);
  await stopClock(db, new Date(DEMO_NOW.getTime() + 5 * DAY_MS));
  expect((await getDashboard(deps, { userId: me, handle: await handleOf(me) })).passings).toEqual([]);
  await stopClock(db, DEMO_NOW);
});

test('lists a chosen rival together with the automatic rivals, in the order of total 1', async () => {
  const [me, far] = [at(40), at(150)];
  const before = await getDashboard(deps, me);
  await insertChosenRival(db, me.userId, far.userId);
  const after = await getDashboard(deps, me);
  expect(boardsWon(after).filter(([handle]) => handle !== far.handle)).toEqual(boardsWon(before));
  expect(after.rivals.find(({ handle }) => handle === far.handle)?.reasons).toEqual(['chosen']);
  const places = after.rivals.map(({ position }) => position ?? Number.POSITIVE_INFINITY);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a new player has no rank, rivals or passings but gets five suggestions', async () => {
  const userId = await createPlayer(deps);
  const board = await getDashboard(deps, { userId, handle: await handleOf(userId) });
  expect(board).toMatchObject({
    grand: { line: undefined, rankClass: null, points: 0, span: { next: { rankClass: 0, missing: 1 } } },
    posts: { thisMonth: 0, all: 0 },
    rivals: [],
    passings: [],
    firstPlaces: [],
  });
  expect(board.advice).toHaveLength(5);
});

test('the dashboard needs the same number of queries for every player, and at most four more on a cold cache', async () => {
  const userId = await createPlayer(deps);
  const everybody = [at(0), at(40), at(-1), { userId, handle: await handleOf(userId) }];
  const counts: number[] = [];
  for (const me of everybody) {
    await getDashboard(deps, me);
    counts.push(await countQueries(deps, (counted) => getDashboard(counted, me)));
  }
  expect(new Set(counts).size).toBe(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_QUERIES);
  const fresh = { ...(await deps.catalogue()) }; // Caches are keyed by the catalogue object.
  const first = await countQueries({ ...deps, catalogue: async () => fresh }, (counted) => getDashboard(counted, at(7)));
  expect(first).toBeLessThanOrEqual(MOST_QUERIES + FIRST_OF_A_DAY);
  expect(first).toBeGreaterThan(counts[0] ?? 0);
});
