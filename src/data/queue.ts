import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The jobs there are, with what each carries: ids, never rows, so that a late job works on the newest truth. */
export type Jobs = {
  'refresh-totals': Record<string, never>;
};

/**
 * Puts a job into the queue as part of the caller's transaction: it is done if and only if that commits.
 * A waiting job with the same key is replaced, so a thousand posts ask for one refresh.
 */
export async function enqueue<Name extends keyof Jobs>(db: Db, name: Name, payload: Jobs[Name], key: string): Promise<void> {
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::text::json, job_key => ${key}::text)`.execute(db);
}
