import { dropDatabase } from '#data/own-database.ts';
import { createTemplate } from '#tests/support/template-database.ts';

/** Makes a migrated and seeded database to copy from, lends it and drops it. */
export async function withTemplate<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    await createTemplate(url);
    return await work();
  } finally {
    await dropDatabase(url);
  }
}
