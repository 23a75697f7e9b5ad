import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { parseEnv } from '#wiring/env.ts';

/** The migrated and seeded database that every test file gets a copy of. */
export const templateUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_template_test');

/** Runs once before all database tests. */
export default async function buildTemplate(): Promise<void> {
  const url = templateUrl();
  await dropDatabase(url);
  await ensureDatabase(url);
  await migrate(url);
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
  await seedCatalogue(db);
  await close();
}
