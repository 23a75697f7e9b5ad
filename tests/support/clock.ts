import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Moves the test database's clock so that app_now() is `at` and goes on from there. */
export async function setClock(db: Db, at: Date): Promise<void> {
  await sql`update app_clock set shift = ${at}::timestamptz - clock_timestamp()`.execute(db);
}

/** Stops the test database's clock: app_now() is `at` from now on. */
export async function stopClock(db: Db, at: Date): Promise<void> {
  const body = sql.lit(`select '${at.toISOString()}'::timestamptz`);
  await sql`create or replace function app_now() returns timestamptz language sql as ${body}`.execute(db);
}
