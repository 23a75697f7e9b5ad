import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Serialises imports of runs until the transaction ends. */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import-runs'))`.execute(db);
}

/** The record that a service's run was imported as; undefined when it is new. */
export async function findImportedRun(db: Db, service: string, runId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('imported_runs')
    .select('record_id as recordId')
    .where('service', '=', service)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row?.recordId;
}

/** Stores which record a run became. */
export async function insertImportedRun(
  db: Db,
  { service, runId, recordId }: { readonly service: string; readonly runId: string; readonly recordId: string },
): Promise<void> {
  await db.insertInto('imported_runs').values({ service, run_id: runId, record_id: recordId }).execute();
}
