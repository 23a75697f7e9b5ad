import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { parseEnv } from '#wiring/env.ts';
import { startSite, startWorker } from './site.ts';

export const E2E_PORT = 3210;

/** The database of the browser tests: the demo site. */
export const e2eDatabaseUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_e2e_test');

/** Runs once before all browser tests: a fresh demo site with its worker; gives back how to end both. */
export default async function startE2eSite(): Promise<() => Promise<void>> {
  const url = e2eDatabaseUrl();
  await dropDatabase(url);
  await ensureDatabase(url);
  await migrate(url);
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 60_000 });
  await seedCatalogue(db);
  await seedDemo(db);
  await close();

  const worker = startWorker(url);
  const site = await startSite(E2E_PORT, url);
  return async () => {
    await Promise.all([site.stop(), worker.stop()]);
  };
}
