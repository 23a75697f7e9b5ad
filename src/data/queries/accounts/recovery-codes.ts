import type { Db } from '#data/db.ts';

/** Replaces an account's recovery codes by codes with these hashes. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Deletes a recovery code. Returns false when the account has no such code. Of two concurrent calls, only one succeeds. */
export async function deleteRecoveryCode(db: Db, userId: number, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select((build) => build.fn.countAll<string>().as('codes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(codes);
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
