import { beforeAll, expect, test } from 'vitest';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getOwnMenu } from '#usecases/players/get-own-menu.ts';
import { getOwnSummary } from '#usecases/players/get-own-summary.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getHome } from './get-home.ts';
import { getMenuFacts } from './get-menu-facts.ts';

const { db, deps } = openDemoDatabase();
beforeAll(() => refreshTotals(deps));

test('the menus say the same numbers as the home page, and name the most played stages of each game', async () => {
  const { boards } = await deps.catalogue();
  const [facts, home] = [await getMenuFacts(deps), await getHome(deps)];
  expect(facts.players).toBe(home.stats.players);
  expect(facts.series.map(({ id, records }) => [id, records])).toEqual(home.series.map(({ series, records }) => [series.id, records]));
  const rows = await db
    .selectFrom('personal_bests')
    .select(({ fn }) => ['board_id as boardId', fn.countAll<number>().as('players')])
    .where('console', '=', 0)
    .groupBy('board_id')
    .execute();
  for (const { id, mostPlayed } of facts.series) {
    const own = rows.filter(({ boardId }) => {
      const board = boards.get(boardId);
      return board?.kind === 'stage' && !board.retired && listedSeries(board) === id;
    });
    expect(mostPlayed[0]?.players ?? 0).toBe(Math.max(0, ...own.map(({ players }) => Number(players))));
  }
  expect(await countQueries(deps, getMenuFacts)).toBeLessThanOrEqual(14);
});

test('a player reads the own standing, a target and the rank in the game with the most own stages', async () => {
  const session = await db
    .selectFrom('personal_bests')
    .innerJoin('users', 'users.id', 'personal_bests.user_id')
    .select(['users.id as userId', 'users.handle'])
    .groupBy(['users.id', 'users.handle'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const menu = await getOwnMenu(deps, session);
  expect(menu).toMatchObject(await getOwnSummary(deps, session));
  expect(menu.total?.rank).toBeGreaterThanOrEqual(1);
  expect(menu.target === null || menu.target.rank >= 1).toBe(true);
});
