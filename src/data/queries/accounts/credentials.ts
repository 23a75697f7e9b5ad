import type { Db } from '#data/db.ts';

/** Returns the id, role and password hash of the account with this handle. */
export async function findCredential(db: Db, handle: string): Promise<{ userId: number; role: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id as userId', 'role', 'password_hash as passwordHash'])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

/** Returns the password hash of an account, or undefined when the account has no password. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('credentials').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/**
 * Locks an account's password until the transaction ends. Returns false when the password has changed since it was
 * read.
 */
export async function holdPasswordHash(tx: Db, userId: number, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('credentials')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function savePasswordHash(db: Db, userId: number, passwordHash: string, changedAt: Date): Promise<void> {
  const values = { password_hash: passwordHash, changed_at: changedAt };
  await db
    .insertInto('credentials')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
