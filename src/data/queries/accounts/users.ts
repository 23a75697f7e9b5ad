import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type NewUser = { readonly handle: string; readonly name: string | null; readonly createdAt: Date };

/** Adds users and returns the id of each handle. */
export async function insertUsers(db: Db, users: readonly NewUser[]): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('users')
    .values(users.map(({ handle, name, createdAt }) => ({ handle, name, created_at: createdAt })))
    .returning(['id', 'handle'])
    .execute();
  return new Map(rows.map((row) => [row.handle, row.id]));
}

/** Returns whether any account exists. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the user ids for the given handles. Omits handles that do not exist. */
export async function findUserIds(db: Db, handles: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'handle'])
    .where('handle', '=', sql<string>`any(${sql.val(handles)}::text[])`)
    .execute();
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

/** Returns which of the given handles are taken, including by closed accounts. */
export async function findTakenHandles(db: Db, handles: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select('handle')
    .where('handle', '=', sql<string>`any(${sql.val(handles)}::text[])`)
    .execute();
  return new Set(rows.map(({ handle }) => handle));
}
