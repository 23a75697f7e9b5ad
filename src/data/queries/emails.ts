import type { Db } from '#data/db.ts';

/** Sets an account's address, still to be confirmed; null takes it away. */
export async function saveEmail(db: Db, userId: number, address: string | null): Promise<void> {
  await db.deleteFrom('emails').where('user_id', '=', userId).execute();
  if (address !== null) await db.insertInto('emails').values({ user_id: userId, address }).execute();
}

/** Keeps an account's address from being changed until the transaction ends; false when it has another one by now. */
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

/** Confirms the address if it is still the account's; throws a unique violation when another account was first. */
export async function confirmEmail(db: Db, userId: number, address: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
