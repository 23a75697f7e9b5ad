import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Jobs that derive all they need from the newest truth, so that one that waits is enough. */
export const REFRESHING = ['fold-views', 'refresh-totals', 'read-texts', 'rebuild-rankings'] as const;
export type Refreshing = (typeof REFRESHING)[number];

/** What happened to a linked account. */
export type LinkChange = 'linked' | 'unlinked';

/** The letters there are, with what each carries: ids, never rows. */
export type MailJobs = {
  'send-confirmation': { userId: number };
  'send-password-changed': { userId: number };
  'send-email-changed': {
    userId: number;
    /** The old address: the account no longer has it when the job runs. */
    address: string;
  };
  'send-link-changed': { userId: number; provider: string; change: LinkChange };
  'send-reset': {
    /** The handle or e-mail that somebody typed; whether there is such an account is found out by the job. */
    account: string;
  };
  'send-digest': {
    userId: number;
    /** The letter tells of what came after it (ISO 8601). */
    since: string;
  };
};

/** What became of a record that somebody may have to be told of. */
export type RecordEvent = { readonly what: 'posted' | 'asked'; readonly recordId: string; readonly revisionId: string };

/**
 * Says that rankings changed, and what became of which record if somebody may have to be told; the note exists if and only if this transaction commits. Adding a job
 * here would make all who post at once wait for each other.
 */
export async function addRankingEvent(tx: Db, { what, recordId, revisionId }: Partial<RecordEvent> = {}): Promise<void> {
  await sql`
    insert into outbox (topic, what, record_id, revision_id)
    values ('rankings', ${what ?? null}, ${recordId ?? null}, ${revisionId ?? null})`.execute(tx);
}

/** A note as it is taken: one that names no record says no more; `purged`: the edge was told of it already. */
export type TakenEvent = Partial<RecordEvent> & { readonly purged: boolean };

/** Takes the notes of transactions that have committed, oldest first. */
export async function takeRankingChanges(tx: Db): Promise<TakenEvent[]> {
  const answer = await sql<TakenEvent>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'rankings' for update skip locked)
      returning entry_id, what, record_id, revision_id, purged
    )
    select what, record_id as "recordId", revision_id as "revisionId", purged from taken order by entry_id`.execute(tx);
  return answer.rows;
}

/** Takes the notes that texts or names were written; says whether there were any. */
export async function takeTextChanges(tx: Db): Promise<boolean> {
  const answer = await sql`
    delete from outbox where entry_id in (select entry_id from outbox where topic = 'texts' for update skip locked)`.execute(tx);
  return (answer.numAffectedRows ?? 0n) > 0n;
}

const MAX_EVENTS_PER_JOB = 50;

/** Asks for notices of what happened; the job exists if and only if the transaction commits. */
export async function enqueueNotifications(tx: Db, events: readonly RecordEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += MAX_EVENTS_PER_JOB) {
    const payload = JSON.stringify({ notes: events.slice(start, start + MAX_EVENTS_PER_JOB) });
    await sql`select graphile_worker.add_job('tell-of-records', ${payload}::json)`.execute(tx);
  }
}

/** Asks for a message to the devices of each of these players; while one waits for a player, that one does. */
export async function enqueuePushes(tx: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    select graphile_worker.add_job('push-notices', json_build_object('userId', user_id), job_key := 'push-notices/' || user_id, max_attempts := 4)
    from unnest(${sql.val(userIds)}::int[]) as user_id`.execute(tx);
}

/** Asks for the next part of the weekly look at evidence; one waits at a time. */
export async function enqueueLook(tx: Db, after: string): Promise<void> {
  await sql`select graphile_worker.add_job('look-at-evidence', json_build_object('after', ${after}::text), job_key := 'look-at-evidence')`.execute(
    tx,
  );
}

/** Asks for a job, at once unless told when; while one of its kind waits, that one does. */
export async function enqueue(tx: Db, task: Refreshing, runAt: Date | null = null): Promise<void> {
  await sql`select graphile_worker.add_job(${task}::text, run_at := ${runAt}::timestamptz, job_key := ${task}::text, job_key_mode := 'preserve_run_at')`.execute(
    tx,
  );
}

const enqueueMail = async <Name extends keyof MailJobs>(tx: Db, name: Name, payload: MailJobs[Name]): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts := 8)`.execute(tx);
};

/** Asks for the mail that confirms an account's address; the job exists if and only if the transaction commits. */
export const enqueueConfirmation = (tx: Db, userId: number) => enqueueMail(tx, 'send-confirmation', { userId });

/** Asks for the mail that tells an owner of a changed password. */
export const enqueuePasswordChanged = (tx: Db, userId: number) => enqueueMail(tx, 'send-password-changed', { userId });

/** Asks for the mail that tells the owner of the old address that the account has another one now. */
export const enqueueEmailChanged = (tx: Db, userId: number, address: string) => enqueueMail(tx, 'send-email-changed', { userId, address });

/** Asks for the mail that tells an owner of a linked or unlinked account. */
export const enqueueLinkChanged = (tx: Db, userId: number, provider: string, change: LinkChange) =>
  enqueueMail(tx, 'send-link-changed', { userId, provider, change });

/** Asks for a mail with which a password can be set anew, if there is such an account. */
export const enqueueReset = (tx: Db, account: string) => enqueueMail(tx, 'send-reset', { account });

/** Asks for the mail that tells of notices which were not read. */
export const enqueueDigest = (tx: Db, userId: number, since: Date) =>
  enqueueMail(tx, 'send-digest', { userId, since: since.toISOString() });

/** Asks for the decoding of an upload; one job waits for each, and it exists if and only if the transaction commits. */
export async function enqueueUpload(tx: Db, uploadId: string): Promise<void> {
  await sql`select graphile_worker.add_job('process-upload', json_build_object('uploadId', ${uploadId}::text), job_key := 'process-upload/' || ${uploadId}::text, max_attempts := 8)`.execute(
    tx,
  );
}
