import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { BoardKind, BoardRow, EntryKind, EntryRow } from '#domain/catalogue/rows.ts';

/** Returns all catalogue entries with their current revisions. */
export async function listEntries(db: Db): Promise<(EntryRow & { revisionId: string })[]> {
  const rows = await db
    .selectFrom('catalogue_entries')
    .select(['kind', 'id', 'content', 'revision_id as revisionId'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as EntryKind }));
}

/** Returns the current revision of a catalogue entry. Each record stores the revision of its rule. */
export async function getEntryRevision(db: Db, kind: EntryKind, id: number): Promise<string> {
  const row = await db
    .selectFrom('catalogue_entries')
    .select('revision_id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.revision_id;
}

/** Returns the current revision of each rule among the given catalogue entries, by rule id. */
export const ruleRevisionsOf = (entries: readonly (EntryRow & { revisionId: string })[]): Map<number, string> =>
  new Map(entries.filter(({ kind }) => kind === 'rule').map(({ id, revisionId }) => [id, revisionId]));

/** Returns all boards, ordered by id. */
export async function listBoards(db: Db): Promise<BoardRow[]> {
  const rows = await db
    .selectFrom('boards')
    .select(['board_id as boardId', 'kind', 'ref_id as refId', 'rule_id as ruleId'])
    .orderBy('board_id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as BoardKind }));
}

/** Adds catalogue entries from the seed files and updates existing entries unless they were edited on the site. */
export async function saveSeedEntries(db: Db, entries: readonly EntryRow[]): Promise<void> {
  await db
    .insertInto('catalogue_entries')
    .values(entries.map(({ kind, id, content }) => ({ kind, id, content: asJson(content) })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet((eb) => ({ content: eb.ref('excluded.content') }))
        .where('catalogue_entries.edited', '=', false)
        .whereRef('catalogue_entries.content', 'is distinct from', sql.ref('excluded.content')),
    )
    .execute();
}

/** Adds catalogue entries created on the site, which seeding never overwrites. Throws when an entry already exists. */
export async function insertEntries(db: Db, entries: readonly EntryRow[]): Promise<void> {
  await db
    .insertInto('catalogue_entries')
    .values(entries.map(({ kind, id, content }) => ({ kind, id, content: asJson(content), edited: true })))
    .execute();
}

/**
 * Replaces the content of a catalogue entry and marks the entry as edited on the site. Returns false when it does not
 * exist.
 */
export async function editEntry(db: Db, entry: EntryRow): Promise<boolean> {
  const result = await db
    .updateTable('catalogue_entries')
    .set({ content: asJson(entry.content), edited: true })
    .where('kind', '=', entry.kind)
    .where('id', '=', entry.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Adds boards in the given order, which determines their ids. */
export async function insertBoards(db: Db, boards: readonly Omit<BoardRow, 'boardId'>[]): Promise<void> {
  if (boards.length === 0) return;
  await db
    .insertInto('boards')
    .values(boards.map(({ kind, refId, ruleId }) => ({ kind, ref_id: refId, rule_id: ruleId })))
    .execute();
}
