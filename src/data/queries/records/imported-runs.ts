import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Takes a lock that lets only one import of speedruns run at a time, until the transaction ends. */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import-runs'))`.execute(db);
}

/** Returns the record that a speedrun from a service was imported as, or undefined when the run is new. */
export async function findImportedRun(db: Db, service: string, runId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('imported_runs')
    .select('record_id as recordId')
    .where('service', '=', service)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row?.recordId;
}

/** Stores the record that a speedrun was imported as. */
export async function insertImportedRun(
  db: Db,
  { service, runId, recordId }: { readonly service: string; readonly runId: string; readonly recordId: string },
): Promise<void> {
  await db.insertInto('imported_runs').values({ service, run_id: runId, record_id: recordId }).execute();
}
