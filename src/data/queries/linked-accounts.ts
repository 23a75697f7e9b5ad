import type { Db } from '#data/db.ts';

export type LinkedAccount = { readonly provider: string; readonly subject: string };

/** Whose account here belongs to that account elsewhere. */
export async function findLinkedUser(db: Db, { provider, subject }: LinkedAccount): Promise<number | undefined> {
  const row = await db
    .selectFrom('linked_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Lets that account elsewhere sign in here; false when either side has another link already. */
export async function insertLink(db: Db, userId: number, { provider, subject }: LinkedAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linked_accounts')
    .values({ provider, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The providers through which an account can be signed in to. */
export async function listProviders(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('linked_accounts').select('provider').where('user_id', '=', userId).orderBy('provider').execute();
  return rows.map((row) => row.provider);
}
