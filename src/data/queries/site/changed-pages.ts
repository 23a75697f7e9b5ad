import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Outbox event for changed pages, with the kind of change and its subject. */
export type PageEvent = { readonly kind: string; readonly subject: string };

/**
 * Adds outbox events for the pages that this transaction changes. For rarely written tables, triggers add these events.
 */
export async function addPageEvents(tx: Db, events: readonly PageEvent[]): Promise<void> {
  await sql`
    insert into outbox (topic, kind, subject)
    select 'pages', event.kind, event.subject
    from unnest(${sql.val(events.map(({ kind }) => kind))}::text[], ${sql.val(events.map(({ subject }) => subject))}::text[]) as event (kind, subject)`.execute(
    tx,
  );
}

/** Deletes the committed page events from the outbox and returns them, distinct by kind and subject. */
export async function takePageEvents(tx: Db): Promise<PageEvent[]> {
  const result = await sql<PageEvent>`
    with taken as (
      delete from outbox
      where entry_id in (select entry_id from outbox where topic = 'pages' for update skip locked)
      returning kind, subject
    )
    select distinct kind, subject from taken`.execute(tx);
  return result.rows;
}

/**
 * Returns the records whose outbox events are waiting for the end of read-only mode. Marks these events, so that each
 * is returned only once.
 */
export async function takeWaitingPosts(tx: Db): Promise<string[]> {
  const result = await sql<{ recordId: string }>`
    update outbox set purged = true
    where entry_id in (select entry_id from outbox where topic = 'rankings' and record_id is not null and not purged for update skip locked)
    returning record_id as "recordId"`.execute(tx);
  return result.rows.map(({ recordId }) => recordId);
}

/** Returns the board and the player of each of these records. */
export async function listPlacesOfRecords(
  db: Db,
  recordIds: readonly string[],
): Promise<{ readonly recordId: string; readonly boardId: number; readonly handle: string }[]> {
  if (recordIds.length === 0) return [];
  return db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.user_id')
    .select(['record_id as recordId', 'board_id as boardId', 'handle'])
    .where('record_id', '=', sql<string>`any(${sql.val(recordIds)}::bigint[])`)
    .execute();
}

/**
 * Returns the names of these glossary entries in all languages, and the stage that each entry is a guide to, if any.
 */
export async function listNamesOfKeywords(
  db: Db,
  uniqueIds: readonly string[],
): Promise<{ readonly guideOf: number | null; readonly names: readonly string[] }[]> {
  if (uniqueIds.length === 0) return [];
  const result = await sql<{ guideOf: number | null; names: string[] }>`
    select guide_of as "guideOf", coalesce(array_agg(name) filter (where name is not null), '{}') as names
    from keywords left join keyword_texts using (unique_id)
    where unique_id = any(${sql.val(uniqueIds)}::text[])
    group by unique_id`.execute(db);
  return result.rows;
}
