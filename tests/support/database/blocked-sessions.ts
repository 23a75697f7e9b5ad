import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns how many sessions in this database are waiting for a lock that another session holds. */
export async function countBlockedSessions(db: Db): Promise<number> {
  const blocked = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return blocked.rows.length;
}
