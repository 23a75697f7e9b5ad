import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Jobs that derive all they need from the newest truth, so that one that waits is enough. */
export type Refreshing = 'fold-views' | 'refresh-totals';

/** The letters there are, with what each carries: ids, never rows. */
export type Letters = {
  'send-confirmation': { userId: number };
  'send-password-changed': { userId: number };
  'send-reset': {
    /** The handle or e-mail that somebody typed; whether there is such an account is found out by the job. */
    account: string;
  };
};

/**
 * Says that rankings changed, and by which new record if by one; the note exists if and only if this transaction commits.
 * Adding a job here would make all who post at once wait for each other.
 */
export async function noteRankingChange(tx: Db, postedId: string | null = null): Promise<void> {
  await sql`insert into outbox (topic, record_id) values ('rankings', ${postedId})`.execute(tx);
}

export type RankingNote = { readonly postedId: string | null };

/** Takes the notes of transactions that have committed, the oldest first. */
export async function takeRankingChanges(tx: Db): Promise<readonly RankingNote[]> {
  const answer = await sql<RankingNote>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'rankings' for update skip locked)
      returning entry_id, record_id
    )
    select record_id as "postedId" from taken order by entry_id`.execute(tx);
  return answer.rows;
}

/** Asks for a job, at once unless told when; while one of its kind waits, that one does. */
export async function enqueue(tx: Db, task: Refreshing, runAt: Date | null = null): Promise<void> {
  await sql`select graphile_worker.add_job(${task}::text, run_at := ${runAt}::timestamptz, job_key := ${task}::text, job_key_mode := 'preserve_run_at')`.execute(
    tx,
  );
}

const enqueueLetter = async <Name extends keyof Letters>(tx: Db, name: Name, payload: Letters[Name]): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts := 8)`.execute(tx);
};

/** Asks for the mail that confirms an account's address; the job exists if and only if the transaction commits. */
export const enqueueConfirmation = (tx: Db, userId: number) => enqueueLetter(tx, 'send-confirmation', { userId });

/** Asks for the mail that tells an owner of a changed password. */
export const enqueuePasswordChanged = (tx: Db, userId: number) => enqueueLetter(tx, 'send-password-changed', { userId });

/** Asks for a mail with which a password can be set anew, if there is such an account. */
export const enqueueReset = (tx: Db, account: string) => enqueueLetter(tx, 'send-reset', { account });

/** Asks for the decoding of an upload; one job waits for each, and it exists if and only if the transaction commits. */
export async function enqueueUpload(tx: Db, uploadId: string): Promise<void> {
  await sql`select graphile_worker.add_job('process-upload', json_build_object('uploadId', ${uploadId}::text), job_key := 'process-upload/' || ${uploadId}::text, max_attempts := 8)`.execute(
    tx,
  );
}
