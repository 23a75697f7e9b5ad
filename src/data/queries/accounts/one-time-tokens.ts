import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type TokenPurpose = 'reset-password' | 'confirm-email' | 'claim-name' | 'not-me';

/** Stores the hash of a one-time link. */
export async function insertToken(
  db: Db,
  token: { tokenHash: Buffer; userId: number; purpose: TokenPurpose; address: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      purpose: token.purpose,
      address: token.address,
      expires_at: token.expiresAt,
    })
    .execute();
}

const isUsable = (tokenHash: Buffer, purpose: TokenPurpose) =>
  sql<boolean>`token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > app_now()`;

/** Returns the owner of a usable one-time link without using up the link. */
export async function findTokenOwner(db: Db, tokenHash: Buffer, purpose: TokenPurpose): Promise<number | undefined> {
  const row = await db.selectFrom('one_time_tokens').select('user_id').where(isUsable(tokenHash, purpose)).executeTakeFirst();
  return row?.user_id;
}

/** Uses up a one-time link if it is usable. Of two concurrent calls, only one succeeds. */
export async function takeToken(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<{ userId: number; address: string | null; expiresAt: Date } | undefined> {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`app_now()` })
    .where(isUsable(tokenHash, purpose))
    .returning(['user_id as userId', 'address', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** Deletes an account's one-time links for one purpose. */
export async function deleteTokens(db: Db, userId: number, purpose: TokenPurpose): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
