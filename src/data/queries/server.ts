import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Whether the server is a standby, which can be read but not written to. */
export async function isStandby(db: Db): Promise<boolean> {
  const answer = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return answer.rows[0]?.standby ?? true;
}

/** The time that decides: the database's own. */
export async function readClock(db: Db): Promise<Date> {
  const answer = await sql<{ at: Date }>`select app_now() as at`.execute(db);
  if (!answer.rows[0]) throw new Error('the database has no clock');
  return answer.rows[0].at;
}

/** Tells the planner what the tables hold now; worth it after a bulk load, when its own round is still a minute away. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
