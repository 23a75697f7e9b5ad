import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { EntryKind } from '#domain/catalogue/rows.ts';

export type EntryChanges = { readonly changes: number; readonly changedAt: Date };

/** How often and when last each entry of a kind was changed, by id; those that never were are left out. */
export async function listEntryChanges(db: Db, kind: EntryKind): Promise<Map<number, EntryChanges>> {
  const rows = await db
    .selectFrom('revisions')
    .select((eb) => ['row_key', eb.fn.countAll<number>().as('changes'), eb.fn.max('replaced_at').as('changedAt')])
    .where('table_name', '=', 'catalogue_entries')
    .where('row_key', 'like', `${kind}/%`)
    .groupBy('row_key')
    .execute();
  return new Map(
    rows.map(({ row_key, changes, changedAt }) => [Number(row_key.slice(kind.length + 1)), { changes: Number(changes), changedAt }]),
  );
}

export type EntryVersion = { revisionId: string; content: unknown; since: Date | null };

/** Every version of an entry, oldest first, each with when it took the place of the one before; the last one is what stands. */
export async function listEntryVersions(db: Db, kind: EntryKind, id: number): Promise<EntryVersion[]> {
  const answer = await sql<EntryVersion>`
    with versions as (
      select revision_id, content -> 'content' as content, replaced_at from revisions
      where table_name = 'catalogue_entries' and row_key = ${`${kind}/${id}`}
      union all
      select revision_id, content, null from catalogue_entries where kind = ${kind} and id = ${id}
    )
    select revision_id as "revisionId", content, lag(replaced_at) over (order by revision_id) as since from versions order by revision_id`.execute(
    db,
  );
  return answer.rows;
}
