import { expect } from '@playwright/test';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPlayer, type PlayerPage } from '#usecases/players/get-player.ts';
import { type Comparison, comparePlayers } from '#usecases/rankings/compare-players.ts';
import { withE2eDatabase } from './e2e-accounts.ts';
import { testDeps } from './test-deps.ts';

type Query = Record<string, string>;

/** Reads from the browser tests' site as its pages do. */
const readAsSite = <Answer>(read: (deps: Deps) => Promise<Answer>): Promise<Answer> =>
  withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    return read({ ...testDeps(), db, catalogue: async () => catalogue });
  });

/** What the use-case says of a player. */
export const playerOnSite = (handle: string, query: Query = {}): Promise<PlayerPage> =>
  readAsSite(async (deps) => {
    const page = await getPlayer(deps, handle, query);
    if (!page.ok) throw new Error(page.error);
    return page.value;
  });

/** What the use-case says of two players. */
export const comparisonOnSite = (a: string, b: string, query: Query = {}): Promise<Comparison> =>
  readAsSite(async (deps) => {
    const comparison = await comparePlayers(deps, a, b, query);
    if (!comparison.ok) throw new Error(comparison.error);
    return comparison.value;
  });

/** The handles of those in total 1 who have a name, in its order, or those on most boards first; waits until the worker has computed it for the first time. */
export async function rankedHandles(order: 'position' | 'boards_played'): Promise<string[]> {
  const find = () =>
    withE2eDatabase((db) =>
      db
        .selectFrom('total_standings')
        .innerJoin('users', 'users.id', 'total_standings.user_id')
        .select('handle')
        .where('total_id', '=', GRAND_TOTAL)
        .where('name', 'is not', null)
        .orderBy(order, order === 'position' ? 'asc' : 'desc')
        .limit(20)
        .execute(),
    );
  await expect.poll(find).not.toEqual([]);
  return (await find()).map(({ handle }) => handle);
}
