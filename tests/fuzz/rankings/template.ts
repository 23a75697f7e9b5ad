import { dropDatabase } from '#data/own-database.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';

/** Creates a migrated and seeded template database, runs `work` and drops the database. */
export async function withTemplate<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    await createCatalogueDatabase(url);
    return await work();
  } finally {
    await dropDatabase(url);
  }
}
