import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ChosenEvent, Facts } from '#domain/webhooks/choose-events.ts';
import { type DeliveryType, type PauseReason, WEBHOOK_LIMITS, type WebhookEvent, type WebhookKind } from '#domain/webhooks/webhook.ts';

export type NewDelivery = ChosenEvent & { readonly webhookId: string };

/**
 * Stores deliveries in order and makes their webhooks due. Drops the oldest ones of a webhook beyond its limit, but not one
 * that was tried, whose failures decide when to give up.
 */
export async function insertDeliveries(tx: Db, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const ids = [...new Set(deliveries.map(({ webhookId }) => webhookId))];
  await sql`
    insert into webhook_deliveries (webhook_id, type, subject, record_id, facts)
    select given."webhookId", given.type, given.subject, given."recordId", given.facts
    from json_to_recordset(${JSON.stringify(deliveries.map((one, place) => ({ ...one, place })))}::json) as given
      (place integer, "webhookId" bigint, type text, subject text, "recordId" bigint, facts jsonb)
    order by place`.execute(tx);
  await sql`
    update webhooks set due_at = coalesce(due_at, app_now()) where webhook_id = any(${sql.val(ids)}::bigint[])`.execute(tx);
  await sql`
    with extra as (
      delete from webhook_deliveries where delivery_id in (
        select delivery_id from (
          select delivery_id, row_number() over (partition by webhook_id order by first_tried_at is not null desc, delivery_id desc) as nth
          from webhook_deliveries where state = 'waiting' and webhook_id = any(${sql.val(ids)}::bigint[])
        ) as counted where nth > ${WEBHOOK_LIMITS.waiting}
      ) returning webhook_id
    )
    update webhooks set dropped = dropped + (select count(*) from extra where extra.webhook_id = webhooks.webhook_id)
    where webhook_id in (select webhook_id from extra)`.execute(tx);
}

/** Returns the webhooks that were or will be sent this record as a post. */
export async function listAnnouncedTo(db: Db, recordId: string): Promise<Set<string>> {
  const result = await sql<{ webhookId: string }>`
    select distinct webhook_id as "webhookId" from webhook_deliveries
    where record_id = ${recordId}::bigint and type <> 'record.changed' and state in ('waiting', 'delivered')`.execute(db);
  return new Set(result.rows.map(({ webhookId }) => webhookId));
}

/** Returns active webhooks with a delivery to be sent now, except these, the longest due first. */
export async function listDueWebhooks(db: Db, except: readonly string[], limit: number): Promise<string[]> {
  const result = await sql<{ webhookId: string }>`
    select webhook_id as "webhookId" from webhooks
    where due_at <= app_now() and paused_because is null and webhook_id <> all(${sql.val(except)}::bigint[])
    order by due_at limit ${limit}`.execute(db);
  return result.rows.map(({ webhookId }) => webhookId);
}

/** The oldest waiting delivery of a webhook, with what is needed to send it. */
export type NextDelivery = {
  readonly deliveryId: string;
  readonly messageId: string;
  readonly type: DeliveryType;
  readonly subject: string;
  readonly facts: Facts;
  readonly recordId: string | null;
  readonly happenedAt: Date;
  readonly attempts: number;
  readonly firstTriedAt: Date | null;
  readonly kind: WebhookKind;
  readonly language: Language;
  readonly userId: number | null;
  readonly createdBy: number;
  readonly events: readonly WebhookEvent[];
  readonly url: string;
  readonly secret: string | null;
  readonly now: Date;
};

/** Returns the next delivery of an active webhook that is due, or undefined. */
export async function findNextDelivery(db: Db, webhookId: string): Promise<NextDelivery | undefined> {
  const result = await sql<NextDelivery>`
    select delivery_id as "deliveryId", message_id as "messageId", type, subject, facts, record_id as "recordId", happened_at as "happenedAt", attempts,
      first_tried_at as "firstTriedAt", kind, language, user_id as "userId", created_by as "createdBy", events, url, secret, app_now() as now
    from webhooks join webhook_secrets using (webhook_id) join webhook_deliveries using (webhook_id)
    where webhook_id = ${webhookId}::bigint and state = 'waiting' and paused_because is null and due_at <= app_now()
    order by delivery_id limit 1`.execute(db);
  return result.rows[0];
}

/** Returns the messages that earlier deliveries about a record became, oldest first. */
export async function listPostedMessages(db: Db, webhookId: string, recordId: string): Promise<string[]> {
  const result = await sql<{ messageId: string }>`
    select posted_message as "messageId" from webhook_deliveries
    where webhook_id = ${webhookId}::bigint and record_id = ${recordId}::bigint and posted_message is not null
    order by delivery_id`.execute(db);
  return result.rows.map(({ messageId }) => messageId);
}

/** What became of an attempt. */
export type Settlement = {
  readonly state: 'waiting' | 'delivered' | 'skipped' | 'given-up';
  readonly isAttempt: boolean; // whether a request was sent, which the owner sees
  readonly isFailure: boolean; // whether the attempt counts for the next waiting time
  readonly status: number | null;
  readonly postedMessage?: string | null;
  readonly dueAt?: Date; // of a delivery that waits
  readonly pause?: PauseReason;
};

/**
 * Stores the result of an attempt and when the webhook is due next, as part of the transaction. The lock on the webhook
 * keeps a delivery that is added meanwhile from being overlooked. Returns false when the webhook was deleted meanwhile.
 */
export async function settleDelivery(tx: Db, webhookId: string, { deliveryId, now }: NextDelivery, end: Settlement): Promise<boolean> {
  const locked = await sql`select from webhooks where webhook_id = ${webhookId}::bigint for no key update`.execute(tx);
  if (locked.rows.length === 0) return false;
  await sql`
    update webhook_deliveries set state = ${end.state}, attempts = attempts + ${end.isFailure ? 1 : 0}, first_tried_at = coalesce(first_tried_at, ${now}),
      posted_message = coalesce(${end.postedMessage ?? null}, posted_message)
    where delivery_id = ${deliveryId}::bigint and state = 'waiting'`.execute(tx); // A process that lost its lock settles too late.
  await sql`
    update webhooks set
      due_at = case when exists (
        select from webhook_deliveries where webhook_deliveries.webhook_id = webhooks.webhook_id and state = 'waiting'
      ) then coalesce(${end.dueAt ?? null}::timestamptz, app_now()) end,
      paused_because = coalesce(paused_because, ${end.pause ?? null}),
      last_at = case when ${end.isAttempt} then app_now() else last_at end,
      last_status = case when ${end.isAttempt} then ${end.status} else last_status end
    where webhook_id = ${webhookId}::bigint`.execute(tx);
  return true;
}

/** Clears the due time of a webhook for which nothing waits. */
export async function clearDue(tx: Db, webhookId: string): Promise<void> {
  await sql`select from webhooks where webhook_id = ${webhookId}::bigint for no key update`.execute(tx);
  await sql`
    update webhooks set due_at = null where webhook_id = ${webhookId}::bigint and not exists (
      select from webhook_deliveries where webhook_deliveries.webhook_id = webhooks.webhook_id and state = 'waiting'
    )`.execute(tx);
}

/** Deletes old deliveries. Those that became a message which a later change edits are kept longer. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where (happened_at <= ${agoMs(WEBHOOK_LIMITS.retentionMs)} and posted_message is null)
      or happened_at <= ${agoMs(WEBHOOK_LIMITS.messageRetentionMs)}`.execute(db);
}

/**
 * Tries to become the only process that sends deliveries, until the connection ends. TCP keepalives let PostgreSQL end the
 * connection of an unreachable machine, which would otherwise keep the lock for hours.
 */
export async function holdSending(connection: Db): Promise<boolean> {
  const result = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_lock(hashtext('webhook-sender')) as "isHeld", set_config('tcp_keepalives_idle', '10', false),
      set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`.execute(connection);
  return result.rows[0]?.isHeld === true;
}

/** Lets another process send deliveries. */
export async function releaseSending(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('webhook-sender'))`.execute(connection);
}

/** Throws when the connection that holds the lock is lost. */
export async function checkSending(connection: Db): Promise<void> {
  await sql`select`.execute(connection);
}
