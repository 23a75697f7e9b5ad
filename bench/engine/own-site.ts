import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { refreshStatistics } from '#data/queries/server.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedLoad } from '#data/seeds/load.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const SEED = 1;

/** Lends a database with a load of its own, and drops it afterwards. */
export async function withOwnSite<Answer>(
  url: string,
  records: number,
  crowd: number,
  work: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const own = withDatabase(url, `stargrass_bench_${process.pid}_dev`);
  await ensureDatabase(own);
  try {
    await migrate(own);
    await fill(own, records, crowd);
    return await work(own);
  } finally {
    await dropDatabase(own);
  }
}

async function fill(url: string, records: number, crowd: number): Promise<void> {
  const { deps, close } = createDeps(parseEnv({ ...process.env, DATABASE_URL: url }), { statementTimeoutMs: 0 });
  try {
    await seedCatalogue(deps.db);
    await seedLoad(deps.db, { records, crowd, players: Math.max(2_000, Math.ceil(records / 50)), seed: SEED }, () => {});
    await refreshTotals(deps);
    await refreshStatistics(deps.db);
  } finally {
    await close();
  }
}
