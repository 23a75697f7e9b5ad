import type { Db } from '#data/db.ts';

export type NewUser = { readonly handle: string; readonly name: string | null; readonly createdAt: Date };

/** Adds users; gives back each handle's number. */
export async function insertUsers(db: Db, users: readonly NewUser[]): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('users')
    .values(users.map(({ handle, name, createdAt }) => ({ handle, name, created_at: createdAt })))
    .returning(['id', 'handle'])
    .execute();
  return new Map(rows.map((row) => [row.handle, row.id]));
}

/** Whether anybody has an account. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
