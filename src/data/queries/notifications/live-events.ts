import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';

export const LIVE_CHANNEL = 'live';

export type LiveEvent = { readonly eventId: number; readonly recordId: string };

/** Ids of the first and last stored live event. Both are 0 when there are none. */
export type LiveBounds = { readonly oldest: number; readonly newest: number };

/**
 * Assigns consecutive ids to new records for open pages and notifies every process. A lock is held from numbering to
 * commit, so that a reader that sees an id also sees all smaller ids.
 */
export async function appendLiveEvents(tx: Db, recordIds: readonly string[]): Promise<void> {
  // The lock is taken in a separate statement, because the next statement must see rows committed while waiting for the
  // lock.
  await sql`select pg_advisory_xact_lock(hashtext('live-events'))`.execute(tx);
  await sql`
    insert into live_events (event_id, record_id)
    select (select coalesce(max(event_id), 0) from live_events) + place, record_id
    from unnest(${sql.val(recordIds)}::bigint[]) with ordinality as posted (record_id, place)`.execute(tx);
  await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(tx);
}

/** Returns the range of ids of the stored live events. */
export async function getLiveBounds(db: Db): Promise<LiveBounds> {
  const result = await sql<LiveBounds>`
    select coalesce(min(event_id), 0)::float8 as oldest, coalesce(max(event_id), 0)::float8 as newest from live_events`.execute(db);
  return result.rows[0] ?? { oldest: 0, newest: 0 };
}

/** Returns the live events after an id, oldest first. */
export async function listLiveEvents(db: Db, after: number): Promise<LiveEvent[]> {
  const result = await sql<LiveEvent>`
    select event_id::float8 as "eventId", record_id as "recordId" from live_events where event_id > ${after} order by event_id`.execute(db);
  return result.rows;
}

/** Deletes live events older than the retention time, except the newest one, so that numbering continues from it. */
export async function deleteOldLiveEvents(db: Db, retentionMs: number): Promise<void> {
  await sql`
    delete from live_events
    where event_id < (select max(event_id) from live_events)
      and event_id <= (select max(event_id) from live_events where queued_at <= ${agoMs(retentionMs)})`.execute(db);
}
