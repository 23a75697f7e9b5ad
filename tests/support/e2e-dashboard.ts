import { expect } from '@playwright/test';
import { type Dashboard, getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { withE2eDatabase } from './e2e-accounts.ts';
import { playerOnSite, rankedHandles } from './e2e-players.ts';
import { withE2eDeps } from './e2e-rankings.ts';

export type Me = { readonly userId: number; readonly handle: string; readonly name: string | null };

/** What the use-case says of a player's dashboard. */
export const dashboardOf = (me: Me): Promise<Dashboard> => withE2eDeps((deps) => getDashboard(deps, me));

/** Somebody of the demo whose dashboard has something to say in every part; waits until the worker has counted efforts. */
export async function findBusyPlayer(): Promise<Me> {
  const counted = () => withE2eDatabase((db) => db.selectFrom('efforts').select('step').limit(1).execute());
  await expect.poll(counted, { timeout: 20_000 }).not.toEqual([]);
  for (const handle of (await rankedHandles('position')).slice(4)) {
    const { userId, name } = (await playerOnSite(handle)).player;
    if ((await dashboardOf({ userId, handle, name })).passings.length > 1) return { userId, handle, name };
  }
  throw new Error('nobody of the first twenty was passed this week');
}
