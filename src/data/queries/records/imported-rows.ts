import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { BAN_HOLDS } from '#data/queries/accounts/bans.ts';

/** Takes a lock that lets only one import run at a time, until the transaction ends. */
export async function lockImport(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('move-in'))`.execute(tx);
}

export type ImportedUser = { readonly userId: number; readonly isOpen: boolean; readonly isBanned: boolean };

/** Returns the players imported with these source ids, and whether each account is open and banned from posting. */
export async function findImportedUsers(db: Db, source: string, oldIds: readonly string[]): Promise<Map<string, ImportedUser>> {
  const result = await sql<ImportedUser & { oldId: string }>`
    select old_id as "oldId", user_id as "userId", closed_at is null as "isOpen",
      exists (
        select from bans
        where bans.user_id = users.id and scope in ('site', 'records') and ${BAN_HOLDS}
      ) as "isBanned"
    from imported_users join users on users.id = user_id
    where source = ${source} and old_id = any(${sql.val(oldIds)}::text[])`.execute(db);
  return new Map(result.rows.map(({ oldId, ...user }) => [oldId, user]));
}

/** Returns the records imported with these source ids. */
export async function findImportedRecords(db: Db, source: string, oldIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('imported_records')
    .select(['old_id as oldId', 'record_id as recordId'])
    .where('source', '=', source)
    .where('old_id', '=', sql<string>`any(${sql.val(oldIds)}::text[])`)
    .execute();
  return new Map(rows.map(({ oldId, recordId }) => [oldId, recordId]));
}

/** Returns the glossary entry imported with this source id. */
export async function findImportedKeyword(db: Db, source: string, oldId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('imported_keywords')
    .select('unique_id as uniqueId')
    .where('source', '=', source)
    .where('old_id', '=', oldId)
    .executeTakeFirst();
  return row?.uniqueId;
}

/** Stores which player each source id was imported as. */
export async function insertImportedUsers(db: Db, source: string, rows: readonly { oldId: string; userId: number }[]): Promise<void> {
  await db
    .insertInto('imported_users')
    .values(rows.map(({ oldId, userId }) => ({ source, old_id: oldId, user_id: userId })))
    .execute();
}

/** Stores which record each source id was imported as. */
export async function insertImportedRecords(db: Db, source: string, rows: readonly { oldId: string; recordId: string }[]): Promise<void> {
  await db
    .insertInto('imported_records')
    .values(rows.map(({ oldId, recordId }) => ({ source, old_id: oldId, record_id: recordId })))
    .execute();
}

/** Stores which glossary entry a source id was imported as. */
export async function insertImportedKeyword(db: Db, source: string, oldId: string, uniqueId: string): Promise<void> {
  await db.insertInto('imported_keywords').values({ source, old_id: oldId, unique_id: uniqueId }).execute();
}
