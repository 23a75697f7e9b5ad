import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Outbox event that webhooks may be notified of. */
export type OutboxEvent = {
  readonly kind: 'record-posted' | 'record-changed' | 'event-opened' | 'event-closed' | 'news' | 'decision';
  readonly subject: string;
};

const HAS_WEBHOOKS = sql<boolean>`exists (select from webhooks where paused_because is null)`;

/** Adds an outbox event as part of the transaction, unless there is no active webhook. Triggers add the others. */
export async function addWebhookEvent(tx: Db, { kind, subject }: OutboxEvent): Promise<void> {
  await sql`insert into outbox (topic, kind, subject) select 'webhooks', ${kind}, ${subject} where ${HAS_WEBHOOKS}`.execute(tx);
}

const MOST_AT_ONCE = 100;

/**
 * Deletes the oldest committed webhook events from the outbox and returns them in order. Returns none while another
 * process relays: it holds a lock until its commit, so that deliveries commit in the order of their ids.
 */
export async function takeWebhookEvents(tx: Db): Promise<OutboxEvent[]> {
  const waiting = await sql`select from outbox where topic = 'webhooks' limit 1`.execute(tx);
  if (waiting.rows.length === 0) return [];
  const lock = await sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(hashtext('webhook-events')) as "isHeld"`.execute(tx);
  if (!lock.rows[0]?.isHeld) return [];
  const result = await sql<OutboxEvent>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'webhooks' order by entry_id limit ${MOST_AT_ONCE})
      returning entry_id, kind, subject
    )
    select kind, subject from taken order by entry_id`.execute(tx);
  return result.rows;
}

/** Marks published news as announced and returns those published within the last days, oldest first. */
export async function announcePublishedNews(tx: Db, zone: string, days: number): Promise<number[]> {
  const result = await sql<{ newsId: number }>`
    with announced as (
      insert into announced_news (news_id)
      select news_id from news
      where not withdrawn and published_on <= (app_now() at time zone ${zone})::date
        and not exists (select from announced_news where announced_news.news_id = news.news_id)
      on conflict do nothing
      returning news_id
    )
    select news_id as "newsId" from announced join news using (news_id)
    where published_on > (app_now() at time zone ${zone})::date - ${days}::int
    order by published_on, news_id`.execute(tx);
  return result.rows.map(({ newsId }) => newsId);
}
