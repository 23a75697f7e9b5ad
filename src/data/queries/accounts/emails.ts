import type { Db } from '#data/db.ts';

/** Stores an unconfirmed e-mail address for an account. Null removes the address. */
export async function saveEmail(db: Db, userId: number, address: string | null): Promise<void> {
  await db.deleteFrom('emails').where('user_id', '=', userId).execute();
  if (address !== null) await db.insertInto('emails').values({ user_id: userId, address }).execute();
}

/** Locks an account's e-mail address until the transaction ends. Returns false when the address has changed. */
export async function holdEmail(tx: Db, userId: number, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom('emails')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Confirms an e-mail address if the account still has it. Throws a unique violation when another account confirmed it
 * first.
 */
export async function confirmEmail(db: Db, userId: number, address: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
