import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The jobs there are, with what each carries: ids, never rows, so that a late job works on the newest truth. */
export type Jobs = {
  'refresh-rankings': {
    /** The transaction whose changes must show; a total that has seen it already is left alone. */
    transactionId: string;
  };
  'send-confirmation': { userId: number };
  'send-password-changed': { userId: number };
  'send-reset': {
    /** The handle or e-mail that somebody typed; whether there is such an account is found out by the job. */
    account: string;
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

const enqueue = async <Name extends keyof Jobs>(tx: Db, name: Name, payload: Jobs[Name]): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts := 8)`.execute(tx);
};

/** Asks for the mail that confirms an account's address; the job exists if and only if the transaction commits. */
export const enqueueConfirmation = (tx: Db, userId: number) => enqueue(tx, 'send-confirmation', { userId });

/** Asks for the mail that tells an owner of a changed password. */
export const enqueuePasswordChanged = (tx: Db, userId: number) => enqueue(tx, 'send-password-changed', { userId });

/** Asks for a mail with which a password can be set anew, if there is such an account. */
export const enqueueReset = (tx: Db, account: string) => enqueue(tx, 'send-reset', { account });
