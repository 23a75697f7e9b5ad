import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { EntryKind } from '#domain/catalogue/rows.ts';
import { type ContentVersion, listContentVersions } from './content-versions.ts';

export type EntryChanges = { readonly changes: number; readonly changedAt: Date };

/** Returns the number of changes and the time of the last change per entry id. Omits entries that never changed. */
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

/** Returns all versions of a catalogue entry, oldest first. */
export const listEntryVersions = (db: Db, kind: EntryKind, id: number): Promise<ContentVersion[]> =>
  listContentVersions(db, { table: 'catalogue_entries', key: `${kind}/${id}`, where: sql`kind = ${kind} and id = ${id}` });
