import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns whether the database server is a read-only standby. */
export async function isStandby(db: Db): Promise<boolean> {
  const result = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return result.rows[0]?.standby ?? true;
}

/** Returns the time of the database clock, which is authoritative. */
export async function readClock(db: Db): Promise<Date> {
  const result = await sql<{ at: Date }>`select app_now() as at`.execute(db);
  if (!result.rows[0]) throw new Error('the clock query returned no row');
  return result.rows[0].at;
}

/** Updates the planner statistics after a bulk load, because autovacuum may take a minute to do so. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
