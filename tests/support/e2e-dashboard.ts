import { expect, type Page } from '@playwright/test';
import { listPlayers } from '#data/queries/players.ts';
import { type Dashboard, getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { withE2eDatabase } from './e2e-accounts.ts';
import { rankedHandles } from './e2e-players.ts';
import { withE2eDeps } from './e2e-rankings.ts';
import { within } from './patience.ts';

export type Me = { readonly userId: number; readonly handle: string; readonly name: string | null };

/** What the use-case says of a player's dashboard. */
export const dashboardOf = (me: Me): Promise<Dashboard> => withE2eDeps((deps) => getDashboard(deps, me));

/** Opens the dashboard and says what it must show: read before and after, until nobody posted in between. */
export async function openDashboard(page: Page, me: Me, path: string): Promise<Dashboard> {
  for (;;) {
    const before = await dashboardOf(me);
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    const after = await dashboardOf(me);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
  }
}

/** Somebody of the demo whose dashboard has something to say in every part; waits until the worker has counted efforts. */
export async function findBusyPlayer(): Promise<Me> {
  const counted = () => withE2eDatabase((db) => db.selectFrom('efforts').select('step').limit(1).execute());
  await expect.poll(counted, { timeout: within(20_000) }).not.toEqual([]);
  const handles = (await rankedHandles('position')).slice(4);
  return withE2eDeps(async (deps) => {
    const players = await listPlayers(deps.db, handles, deps.siteZone);
    for (const { userId, handle, name } of players) {
      if ((await getDashboard(deps, { userId, handle })).passings.length > 1) return { userId, handle, name };
    }
    throw new Error('nobody of the first twenty was passed this week');
  });
}
