import { sql } from 'kysely';
import { addWebhookEvent } from '#data/queries/webhooks/webhook-events.ts';
import { DUMP_JOB } from '#domain/dumps/dump.ts';
import type { Db } from './db.ts';
import { currentTraceparent } from './tracing.ts';

/** Jobs that recompute everything from current data, so that one queued job of each kind is enough. */
export const REFRESHING = ['fold-views', 'refresh-totals', 'read-texts', 'rebuild-rankings'] as const;
export type Refreshing = (typeof REFRESHING)[number];

/** Mail jobs and their payloads, which contain ids but never rows. */
export type MailJobs = {
  'send-confirmation': { userId: number };
  'send-method-changed': {
    userId: number;
    method: string; // as in MethodChange of domain/accounts/sign-in/sign-in-methods.ts
    change: string;
    at: string; // ISO 8601
    /** Previous address of a changed e-mail address, if it was confirmed: the account no longer has it when the job runs. */
    address?: string;
  };
  'send-reset': {
    /** Handle or e-mail address that was entered. The job checks whether the account exists. */
    account: string;
  };
  'send-digest': {
    userId: number;
    /** The mail covers notifications after this time (ISO 8601). */
    since: string;
  };
};

/** Change to a record that may cause notifications. */
export type RecordEvent = { readonly what: 'posted' | 'asked'; readonly recordId: string; readonly revisionId: string };

/**
 * Adds an outbox event for changed rankings, with the record when the change may cause notifications. Uses the outbox
 * instead of a job, because adding a job here would make concurrent writers wait for each other.
 */
export async function addRankingEvent(tx: Db, { what, recordId, revisionId }: Partial<RecordEvent> = {}): Promise<void> {
  await sql`
    insert into outbox (topic, record_event, record_id, revision_id, traceparent)
    values ('rankings', ${what ?? null}, ${recordId ?? null}, ${revisionId ?? null}, ${currentTraceparent() ?? null})`.execute(tx);
  if (what === 'posted' && recordId !== undefined) await addWebhookEvent(tx, { kind: 'record-posted', subject: recordId });
}

/**
 * Outbox event taken by the worker. Without a record id it only means that rankings changed. `purged` means that the
 * edge purge was already sent. `traceparent` names the span that added it, if it was traced.
 */
export type TakenEvent = Partial<RecordEvent> & { readonly purged: boolean; readonly traceparent: string | null };

/** Deletes the committed ranking events from the outbox and returns them, oldest first. */
export async function takeRankingChanges(tx: Db): Promise<TakenEvent[]> {
  const result = await sql<TakenEvent>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'rankings' for update skip locked)
      returning entry_id, record_event, record_id, revision_id, purged, traceparent
    )
    select record_event as what, record_id as "recordId", revision_id as "revisionId", purged, traceparent
    from taken order by entry_id`.execute(tx);
  return result.rows;
}

/** Deletes the outbox events for changed texts and names. Returns whether there were any. */
export async function takeTextChanges(tx: Db): Promise<boolean> {
  const result = await sql`
    delete from outbox where entry_id in (select entry_id from outbox where topic = 'texts' for update skip locked)`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Returns the JSON of a job's payload, in which a traced process also stores the span that queues the job. */
const payloadOf = (payload: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...payload, _traceparent: currentTraceparent() });

const MAX_EVENTS_PER_JOB = 50;

/** Queues notifications about these events as part of the transaction. */
export async function enqueueNotifications(tx: Db, events: readonly RecordEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += MAX_EVENTS_PER_JOB) {
    const payload = payloadOf({ notes: events.slice(start, start + MAX_EVENTS_PER_JOB) });
    await sql`select graphile_worker.add_job('notify-of-records', ${payload}::json)`.execute(tx);
  }
}

/** Queues a push message to each player's devices, at most one per player. */
export async function enqueuePushes(tx: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    select graphile_worker.add_job('push-notifications', (${payloadOf()}::jsonb || jsonb_build_object('userId', user_id))::json, job_key := 'push-notifications/' || user_id, max_attempts := 4)
    from unnest(${sql.val(userIds)}::int[]) as user_id`.execute(tx);
}

/** Queues the next batch of the weekly evidence check. At most one batch is queued at a time. */
export async function enqueueLook(tx: Db, after: string): Promise<void> {
  await sql`select graphile_worker.add_job('check-evidence', ${payloadOf({ after })}::json, job_key := 'check-evidence')`.execute(tx);
}

/** Queues a job for now or for `runAt`. A job of this kind that is already queued is not rescheduled. */
export async function enqueue(tx: Db, task: Refreshing, runAt: Date | null = null): Promise<void> {
  await sql`select graphile_worker.add_job(${task}::text, ${payloadOf()}::json, run_at := ${runAt}::timestamptz, job_key := ${task}::text, job_key_mode := 'preserve_run_at')`.execute(
    tx,
  );
}

/** Queues a dump for now. A dump that is being written stays as it is, and the next one follows. */
export async function enqueueDump(tx: Db): Promise<void> {
  const { queueName, jobKey, maxAttempts } = DUMP_JOB;
  await sql`select graphile_worker.add_job('write-dump', ${payloadOf()}::json, queue_name := ${queueName}::text, job_key := ${jobKey}::text, max_attempts := ${maxAttempts}::int)`.execute(
    tx,
  );
}

const enqueueMail = async <Name extends keyof MailJobs>(tx: Db, name: Name, payload: MailJobs[Name]): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, ${payloadOf(payload)}::json, max_attempts := 8)`.execute(tx);
};

/** Queues the mail that asks a player to confirm the account's e-mail address. */
export const enqueueConfirmation = (tx: Db, userId: number) => enqueueMail(tx, 'send-confirmation', { userId });

/** Queues the mail or notification about a changed sign-in method. */
export const enqueueMethodChanged = (tx: Db, payload: MailJobs['send-method-changed']) => enqueueMail(tx, 'send-method-changed', payload);

/** Queues the password reset mail, which is sent only if the account exists. */
export const enqueueReset = (tx: Db, account: string) => enqueueMail(tx, 'send-reset', { account });

/** Queues the digest mail about unread notifications. */
export const enqueueDigest = (tx: Db, userId: number, since: Date) =>
  enqueueMail(tx, 'send-digest', { userId, since: since.toISOString() });

/** Queues the decoding of an upload, at most once per upload. */
export async function enqueueUpload(tx: Db, uploadId: string): Promise<void> {
  await sql`select graphile_worker.add_job('process-upload', ${payloadOf({ uploadId })}::json, job_key := 'process-upload/' || ${uploadId}::text, max_attempts := 8)`.execute(
    tx,
  );
}
