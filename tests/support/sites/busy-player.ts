import { listPlayers } from '#data/queries/accounts/players.ts';
import { type Dashboard, getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { rankedHandles } from './demo-stats.ts';
import { withSiteDeps } from './site-database.ts';
import { readingSite } from './test-sites.ts';

/** A demo player on the reading site, with the numbers that the dashboard must show. */
export type BusyPlayer = { readonly handle: string; readonly name: string; readonly dashboard: Dashboard };

/** Finds a demo player whose dashboard has something to show in every section. */
export async function findBusyPlayer(): Promise<BusyPlayer> {
  const handles = (await rankedHandles('position')).slice(4);
  return withSiteDeps(readingSite(), async (deps) => {
    for (const { userId, handle, name } of await listPlayers(deps.db, handles, deps.siteZone)) {
      const dashboard = await getDashboard(deps, { userId, handle });
      if (name !== null && dashboard.plan.targets.length > 4 && dashboard.plan.road) return { handle, name, dashboard };
    }
    throw new Error('none of the first twenty players has a road to the next class');
  });
}
