import { refreshStatistics } from '#data/queries/site/server.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

/** Seeds a migrated database and computes its totals and statistics, as the worker does. */
export async function fillSite(url: string, seed: (db: Deps['db']) => Promise<unknown>): Promise<void> {
  const { deps, close } = createDeps(parseEnv({ ...process.env, DATABASE_URL: url }), { statementTimeoutMs: 0 });
  try {
    await seedCatalogue(deps.db);
    await seed(deps.db);
    await refreshTotals(deps);
    await refreshStatistics(deps.db);
  } finally {
    await close();
  }
}
