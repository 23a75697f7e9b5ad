import { type Db, openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { cloneDatabase, dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { parseEnv } from '#wiring/env.ts';
import { stopClock } from './clock.ts';

/** The instant at which the demo's clock stands still: 12:34 in Tokyo. */
export const DEMO_NOW = new Date('2026-03-01T03:34:56.789Z');

// Each run has its own, named after its main process; workers inherit the name.
process.env.TEST_RUN ??= String(process.pid);
const named = (what: string) => withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_${what}_${process.env.TEST_RUN}_test`);

/** The migrated and seeded database that test files get a copy of. */
export const templateUrl = () => named('template');

/** The same with the demo community in it, its clock stopped at DEMO_NOW. */
export const demoTemplateUrl = () => named('demo');

/** Makes a migrated database with the catalogue in it. */
export async function createTemplate(url: string): Promise<void> {
  await dropDatabase(url);
  await ensureDatabase(url);
  await migrate(url);
  await fill(url, seedCatalogue);
}

/** Runs once before all database tests; gives back what ends them. */
export default async function buildTemplates(): Promise<() => Promise<void>> {
  await createTemplate(templateUrl());
  await dropDatabase(demoTemplateUrl());
  await cloneDatabase(templateUrl(), demoTemplateUrl());
  await fill(demoTemplateUrl(), async (db) => {
    await stopClock(db, DEMO_NOW);
    await seedDemo(db);
  });
  return async () => {
    await dropDatabase(templateUrl());
    await dropDatabase(demoTemplateUrl());
  };
}

async function fill(url: string, seed: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 60_000 });
  await seed(db).finally(close);
}
