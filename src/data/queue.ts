import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The jobs there are, with what each carries: ids, never rows, so that a late job works on the newest truth. */
export type Jobs = {
  'refresh-rankings': {
    /** The transaction whose changes must show; a total that has seen it already is left alone. */
    transactionId: string;
  };
};

/**
 * Asks for totals and rank blocks that show the changes of this transaction; the job exists if and only if it commits.
 * One job a change, without a key: jobs that share one would make all who post at once wait for each other.
 */
export async function enqueueRefresh(tx: Db): Promise<void> {
  const name: keyof Jobs = 'refresh-rankings';
  await sql`select graphile_worker.add_job(${name}::text, json_build_object('transactionId', pg_current_xact_id()::text))`.execute(tx);
}
