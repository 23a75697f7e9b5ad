import type { Db } from '#data/db.ts';

export type LinkedAccount = { readonly provider: string; readonly subject: string };

/** Returns the user linked to an account at a provider. */
export async function findLinkedUser(db: Db, { provider, subject }: LinkedAccount): Promise<number | undefined> {
  const row = await db
    .selectFrom('linked_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Links an account at a provider as a sign-in method. Returns false when either account already has another link. */
export async function insertLink(db: Db, userId: number, { provider, subject }: LinkedAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linked_accounts')
    .values({ provider, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the provider accounts that can sign in to an account. */
export async function listLinks(db: Db, userId: number): Promise<(LinkedAccount & { readonly linkedAt: Date })[]> {
  return db
    .selectFrom('linked_accounts')
    .select(['provider', 'subject', 'linked_at as linkedAt'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
}

/** Removes an account's link to a provider. Returns false when there is no such link. */
export async function deleteLink(db: Db, userId: number, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('linked_accounts')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
