import { dropDatabase } from '#data/own-database.ts';
import { createCatalogueDatabase } from '#tests/support/template-database.ts';

/** Makes a migrated and seeded database to copy from, lends it and drops it. */
export async function withTemplate<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    await createCatalogueDatabase(url);
    return await work();
  } finally {
    await dropDatabase(url);
  }
}
