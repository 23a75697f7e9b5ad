import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { mayBeNotified } from '#data/queries/notifications/listeners.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Subscription } from '#domain/webhooks/choose-events.ts';
import type { PauseReason, WebhookEvent, WebhookFilter, WebhookKind } from '#domain/webhooks/webhook.ts';

/** A webhook as its owner sees it, without its secrets. */
export type StoredWebhook = {
  readonly id: string;
  readonly kind: WebhookKind;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly filter: WebhookFilter;
  readonly pausedBecause: PauseReason | null;
  readonly lastAt: Date | null;
  readonly lastStatus: number | null;
  readonly waiting: number;
  readonly dropped: number;
  readonly createdAt: Date;
};

/** The player who owns a webhook; null for the site. */
export type WebhookOwner = number | null;

const isOf = (owner: WebhookOwner) => sql<boolean>`webhooks.user_id is not distinct from ${owner}::int`;

/** Returns an owner's webhooks, oldest first, or only the one with this id. */
export async function listWebhooks(db: Db, owner: WebhookOwner, id?: string): Promise<StoredWebhook[]> {
  const result = await sql<StoredWebhook>`
    select webhook_id as id, kind, shown_url as url, events, filter, paused_because as "pausedBecause", last_at as "lastAt", last_status as "lastStatus",
      dropped, created_at as "createdAt", (
        select count(*)::int from webhook_deliveries where webhook_deliveries.webhook_id = webhooks.webhook_id and state = 'waiting'
      ) as waiting
    from webhooks where ${isOf(owner)} and ${id === undefined ? sql`true` : sql`webhook_id = ${id}::bigint`}
    order by webhook_id`.execute(db);
  return result.rows;
}

/** Serialises the creation of an owner's webhooks, so that a limit holds. */
export async function lockWebhooksOf(tx: Db, owner: WebhookOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${owner ?? 0}::int)`.execute(tx);
}

export type NewWebhook = {
  readonly owner: WebhookOwner;
  readonly createdBy: number;
  readonly kind: WebhookKind;
  readonly shownUrl: string;
  readonly language: Language;
  readonly events: readonly WebhookEvent[];
  readonly filter: WebhookFilter;
  readonly url: string;
  readonly secret: string | null;
};

/** Stores a webhook and its secrets. Returns its id. */
export async function insertWebhook(tx: Db, hook: NewWebhook): Promise<string> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({
      user_id: hook.owner,
      created_by: hook.createdBy,
      kind: hook.kind,
      shown_url: hook.shownUrl,
      language: hook.language,
      events: [...hook.events],
      filter: asJson(hook.filter),
    })
    .returning('webhook_id as id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('webhook_secrets').values({ webhook_id: id, url: hook.url, secret: hook.secret }).execute();
  return id;
}

export type WebhookChange = {
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly filter?: WebhookFilter | undefined;
  readonly isPaused?: boolean | undefined;
};

/** Changes an owner's webhook. When it is resumed, what waited is tried at once. Returns false when there is none. */
export async function updateWebhook(
  tx: Db,
  owner: WebhookOwner,
  id: string,
  { events, filter, isPaused }: WebhookChange,
): Promise<boolean> {
  const paused = isPaused === undefined ? sql`paused_because` : isPaused ? sql`coalesce(paused_because, 'by-owner')` : sql`null`;
  const due =
    isPaused === false ? sql`case when paused_because is null then due_at when due_at is not null then app_now() end` : sql`due_at`;
  const result = await sql`
    update webhooks set paused_because = ${paused}, due_at = ${due},
      events = ${events === undefined ? sql`events` : sql`${sql.val([...events])}::text[]`},
      filter = ${filter === undefined ? sql`filter` : sql`${JSON.stringify(filter)}::jsonb`}
    where ${isOf(owner)} and webhook_id = ${id}::bigint`.execute(tx);
  const isFound = (result.numAffectedRows ?? 0n) > 0n;
  if (isFound && isPaused === false)
    await sql`
      update webhook_deliveries set attempts = 0, first_tried_at = null
      where webhook_id = ${id}::bigint and state = 'waiting' and first_tried_at is not null`.execute(tx);
  return isFound;
}

/** Deletes an owner's webhook with its secrets and deliveries. Returns false when there is none. */
export async function deleteWebhook(tx: Db, owner: WebhookOwner, id: string): Promise<boolean> {
  const result = await sql`delete from webhooks where ${isOf(owner)} and webhook_id = ${id}::bigint`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Returns the active webhooks of the site and of players who may be notified. */
export async function listSubscriptions(db: Db): Promise<Subscription[]> {
  const result = await sql<Subscription>`
    select webhook_id as "webhookId", user_id as "userId", kind, events, filter
    from webhooks
    where paused_because is null and (user_id is null or exists (select from users where users.id = webhooks.user_id and ${mayBeNotified}))
    order by webhook_id`.execute(db);
  return result.rows;
}

/** Returns a player's webhooks for the account export, without secrets. */
export const exportWebhooks = async (db: Db, userId: number) =>
  (await listWebhooks(db, userId)).map(({ id: _, waiting: __, ...hook }) => hook);
