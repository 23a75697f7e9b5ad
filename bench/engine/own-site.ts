import { fillSite } from '#bench/fill-site.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedLoad } from '#data/seeds/load.ts';

const SEED = 1;

/** Creates and seeds a database, runs `work` with it, and drops the database afterwards. */
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
    const plan = { records, crowd, players: Math.max(2_000, Math.ceil(records / 50)), seed: SEED };
    await fillSite(own, (db) => seedLoad(db, plan, () => {}));
    return await work(own);
  } finally {
    await dropDatabase(own);
  }
}
