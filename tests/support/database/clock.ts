import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Moves the clock of the test database, so that app_now() starts at `at` and continues from there. */
export async function setClock(db: Db, at: Date): Promise<void> {
  const answer = await sql<{ shift: string }>`select (${at}::timestamptz - clock_timestamp())::text as shift`.execute(db);
  await replaceClock(db, `clock_timestamp() + '${answer.rows[0]?.shift}'::interval`);
}

/** Stops the clock of the test database, so that app_now() always returns `at`. */
export const stopClock = (db: Db, at: Date): Promise<void> => replaceClock(db, `'${at.toISOString()}'::timestamptz`);

/** Runs `work` while the clock of the test database stands at `at`. */
export async function atTime(db: Db, at: Date, work: () => Promise<unknown>): Promise<void> {
  const answer = await sql<{ before: string }>`select pg_get_functiondef('app_now'::regproc) as before`.execute(db);
  await stopClock(db, at);
  await work();
  await sql.raw(answer.rows[0]?.before ?? '').execute(db);
}

async function replaceClock(db: Db, expression: string): Promise<void> {
  const answer = await sql<{ name: string }>`select current_database() as name`.execute(db);
  if (!answer.rows[0]?.name.endsWith('_test')) throw new Error('only the clock of a test database may be moved');
  await sql.raw(`create or replace function app_now() returns timestamptz language sql volatile return ${expression}`).execute(db);
}
