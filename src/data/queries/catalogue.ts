import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { BoardKind, BoardRow, EntryKind, EntryRow } from '#domain/catalogue/rows.ts';

/** All catalogue entries with their current revisions. */
export async function listEntries(db: Db): Promise<(EntryRow & { revisionId: string })[]> {
  const rows = await db
    .selectFrom('catalogue_entries')
    .select(['kind', 'id', 'content', 'revision_id as revisionId'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as EntryKind }));
}

/** The current revision of an entry; records store that of their rule. */
export async function getEntryRevision(db: Db, kind: EntryKind, id: number): Promise<string> {
  const row = await db
    .selectFrom('catalogue_entries')
    .select('revision_id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.revision_id;
}

/** The current revision of each rule among these entries. */
export const ruleRevisionsOf = (entries: readonly (EntryRow & { revisionId: string })[]): Map<number, string> =>
  new Map(entries.filter(({ kind }) => kind === 'rule').map(({ id, revisionId }) => [id, revisionId]));

/** All boards, by id. */
export async function listBoards(db: Db): Promise<BoardRow[]> {
  const rows = await db
    .selectFrom('boards')
    .select(['board_id as boardId', 'kind', 'ref_id as refId', 'rule_id as ruleId'])
    .orderBy('board_id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as BoardKind }));
}

/** Adds entries and updates those not edited on the site. */
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

/** Adds entries made on the site, which seeding never overwrites. Throws when one exists. */
export async function insertEntries(db: Db, entries: readonly EntryRow[]): Promise<void> {
  await db
    .insertInto('catalogue_entries')
    .values(entries.map(({ kind, id, content }) => ({ kind, id, content: asJson(content), edited: true })))
    .execute();
}

/** Replaces an entry's content and marks it as edited on the site; returns false when it does not exist. */
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
