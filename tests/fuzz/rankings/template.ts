import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';

/** Makes a migrated and seeded database to copy from, lends it and drops it. */
export async function withTemplate<T>(url: string, work: () => Promise<T>): Promise<T> {
  await ensureDatabase(url);
  try {
    await migrate(url);
    const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
    await seedCatalogue(db).finally(close);
    return await work();
  } finally {
    await dropDatabase(url);
  }
}
