import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Stores a sign-in that still needs the second factor. */
export async function insertPendingSignIn(db: Db, userId: number, secretHash: Buffer, lifeMs: number): Promise<void> {
  await db
    .insertInto('pending_sign_ins')
    .values({ user_id: userId, secret_hash: secretHash, expires_at: sql<Date>`app_now() + ${lifeMs}::float8 * interval '1 millisecond'` })
    .execute();
}

const unexpired = (db: Db, secretHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins')
    .select('user_id as userId')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', sql<Date>`app_now()`);

/** Returns the user of an unexpired pending sign-in. */
export const findPendingUser = async (db: Db, secretHash: Buffer): Promise<number | undefined> =>
  (await unexpired(db, secretHash).executeTakeFirst())?.userId;

/** Locks a pending sign-in until the transaction ends. Returns false when it was used, deleted or has expired. */
export const holdPendingSignIn = async (tx: Db, secretHash: Buffer): Promise<boolean> =>
  (await unexpired(tx, secretHash).forUpdate().executeTakeFirst()) !== undefined;

export async function deletePendingSignIn(db: Db, secretHash: Buffer): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('secret_hash', '=', secretHash).execute();
}
