import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/**
 * Makes every event in the catalogue ongoing, so that its boards accept posts. Must be called before the catalogue is
 * read.
 */
export async function openEvents(db: Db): Promise<void> {
  await sql`update catalogue_entries set content = content || '{"endsAt": "2099-12-31T23:59:59+09:00"}' where kind = 'event'`.execute(db);
}
