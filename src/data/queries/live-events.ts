import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';

export const LIVE_CHANNEL = 'live';

export type LiveEvent = { readonly eventId: number; readonly recordId: string };

/** The first and the last event that are kept; 0 and 0 before there was any. */
export type LiveBounds = { readonly oldest: number; readonly newest: number };

/**
 * Numbers new records for open pages, and tells every process. One transaction at a time does so, from the number until its commit
 * is visible to all: whoever has seen a number has been able to see all smaller ones.
 */
export async function appendLiveEvents(tx: Db, recordIds: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('live-events'))`.execute(tx); // a statement of its own: the next one must see what was committed meanwhile
  await sql`
    insert into live_events (event_id, record_id)
    select (select coalesce(max(event_id), 0) from live_events) + place, record_id
    from unnest(${sql.val(recordIds)}::bigint[]) with ordinality as posted (record_id, place)`.execute(tx);
  await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(tx);
}

/** Which events are kept. */
export async function getLiveBounds(db: Db): Promise<LiveBounds> {
  const answer = await sql<LiveBounds>`
    select coalesce(min(event_id), 0)::float8 as oldest, coalesce(max(event_id), 0)::float8 as newest from live_events`.execute(db);
  return answer.rows[0] ?? { oldest: 0, newest: 0 };
}

/** The events after one, the oldest first. */
export async function listLiveEvents(db: Db, after: number): Promise<LiveEvent[]> {
  const answer = await sql<LiveEvent>`
    select event_id::float8 as "eventId", record_id as "recordId" from live_events where event_id > ${after} order by event_id`.execute(db);
  return answer.rows;
}

/** Forgets what is older than a while, from the first on; the newest stays, so that numbers go on. */
export async function deleteOldLiveEvents(db: Db, retentionMs: number): Promise<void> {
  await sql`
    delete from live_events
    where event_id < (select max(event_id) from live_events)
      and event_id <= (select max(event_id) from live_events where noted_at <= ${agoMs(retentionMs)})`.execute(db);
}
