import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Jobs that recompute everything from current data, so that one queued job is enough. */
export const REFRESHING = ['fold-views', 'refresh-totals', 'read-texts', 'rebuild-rankings'] as const;
export type Refreshing = (typeof REFRESHING)[number];

/** What happened to a linked account. */
export type LinkChange = 'linked' | 'unlinked';

/** Mail jobs and their payloads, which hold ids, never rows. */
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
    /** The handle or e-mail that was entered; the job checks whether the account exists. */
    account: string;
  };
  'send-digest': {
    userId: number;
    /** The mail covers notifications after this time (ISO 8601). */
    since: string;
  };
};

/** A change to a record that may cause notifications. */
export type RecordEvent = { readonly what: 'posted' | 'asked'; readonly recordId: string; readonly revisionId: string };

/**
 * Adds an outbox event: rankings changed, with the record when it may cause notifications. Committed with the transaction. An outbox row
 * instead of a job, because adding the job here would make concurrent writers wait for each other.
 */
export async function addRankingEvent(tx: Db, { what, recordId, revisionId }: Partial<RecordEvent> = {}): Promise<void> {
  await sql`
    insert into outbox (topic, what, record_id, revision_id)
    values ('rankings', ${what ?? null}, ${recordId ?? null}, ${revisionId ?? null})`.execute(tx);
}

/** An outbox event. Without a record id it only means "rankings changed". `purged`: the edge purge was already sent. */
export type TakenEvent = Partial<RecordEvent> & { readonly purged: boolean };

/** Takes committed outbox events, oldest first. */
export async function takeRankingChanges(tx: Db): Promise<TakenEvent[]> {
  const result = await sql<TakenEvent>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'rankings' for update skip locked)
      returning entry_id, what, record_id, revision_id, purged
    )
    select what, record_id as "recordId", revision_id as "revisionId", purged from taken order by entry_id`.execute(tx);
  return result.rows;
}

/** Takes the outbox events for changed texts and names; returns whether there were any. */
export async function takeTextChanges(tx: Db): Promise<boolean> {
  const result = await sql`
    delete from outbox where entry_id in (select entry_id from outbox where topic = 'texts' for update skip locked)`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

const MAX_EVENTS_PER_JOB = 50;

/** Queues notifications about these events; committed with the transaction. */
export async function enqueueNotifications(tx: Db, events: readonly RecordEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += MAX_EVENTS_PER_JOB) {
    const payload = JSON.stringify({ notes: events.slice(start, start + MAX_EVENTS_PER_JOB) });
    await sql`select graphile_worker.add_job('tell-of-records', ${payload}::json)`.execute(tx);
  }
}

/** Queues a push message to the devices of each of these players, at most one per player. */
export async function enqueuePushes(tx: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    select graphile_worker.add_job('push-notices', json_build_object('userId', user_id), job_key := 'push-notices/' || user_id, max_attempts := 4)
    from unnest(${sql.val(userIds)}::int[]) as user_id`.execute(tx);
}

/** Queues the next batch of the weekly evidence check; at most one is queued. */
export async function enqueueLook(tx: Db, after: string): Promise<void> {
  await sql`select graphile_worker.add_job('look-at-evidence', json_build_object('after', ${after}::text), job_key := 'look-at-evidence')`.execute(
    tx,
  );
}

/** Queues a job, now or at `runAt`; a job of this kind that is already queued keeps its time. */
export async function enqueue(tx: Db, task: Refreshing, runAt: Date | null = null): Promise<void> {
  await sql`select graphile_worker.add_job(${task}::text, run_at := ${runAt}::timestamptz, job_key := ${task}::text, job_key_mode := 'preserve_run_at')`.execute(
    tx,
  );
}

const enqueueMail = async <Name extends keyof MailJobs>(tx: Db, name: Name, payload: MailJobs[Name]): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts := 8)`.execute(tx);
};

/** Queues the mail that confirms an account's address; committed with the transaction. */
export const enqueueConfirmation = (tx: Db, userId: number) => enqueueMail(tx, 'send-confirmation', { userId });

/** Queues the mail about a changed password. */
export const enqueuePasswordChanged = (tx: Db, userId: number) => enqueueMail(tx, 'send-password-changed', { userId });

/** Queues the mail to the old address that says the account has a new one. */
export const enqueueEmailChanged = (tx: Db, userId: number, address: string) => enqueueMail(tx, 'send-email-changed', { userId, address });

/** Queues the mail about a linked or unlinked account. */
export const enqueueLinkChanged = (tx: Db, userId: number, provider: string, change: LinkChange) =>
  enqueueMail(tx, 'send-link-changed', { userId, provider, change });

/** Queues the password reset mail, sent only if the account exists. */
export const enqueueReset = (tx: Db, account: string) => enqueueMail(tx, 'send-reset', { account });

/** Queues the mail about unread notifications. */
export const enqueueDigest = (tx: Db, userId: number, since: Date) =>
  enqueueMail(tx, 'send-digest', { userId, since: since.toISOString() });

/** Queues the decoding of an upload, at most once per upload; committed with the transaction. */
export async function enqueueUpload(tx: Db, uploadId: string): Promise<void> {
  await sql`select graphile_worker.add_job('process-upload', json_build_object('uploadId', ${uploadId}::text), job_key := 'process-upload/' || ${uploadId}::text, max_attempts := 8)`.execute(
    tx,
  );
}
