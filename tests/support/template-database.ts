import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { parseEnv } from '#wiring/env.ts';

/** The migrated and seeded database that every test file gets a copy of; each run has its own, and workers inherit its name. */
export const templateUrl = () =>
  withDatabase(parseEnv(process.env).DATABASE_URL, process.env.TEMPLATE_DATABASE ?? `stargrass_template_${process.pid}_test`);

/** Runs once before all database tests; gives back what ends them. */
export default async function buildTemplate(): Promise<() => Promise<void>> {
  const url = templateUrl();
  process.env.TEMPLATE_DATABASE = new URL(url).pathname.slice(1);
  await dropDatabase(url);
  await ensureDatabase(url);
  await migrate(url);
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
  await seedCatalogue(db);
  await close();
  return () => dropDatabase(url);
}
