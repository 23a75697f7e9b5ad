import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Claims name skeletons for an account. Returns false when another account has already claimed one of them. */
export async function claimSkeletons(db: Db, userId: number, skeletons: readonly string[]): Promise<boolean> {
  await insertSkeletons(
    db,
    skeletons.map((skeleton) => ({ userId, skeleton })),
  );
  const holders = await findSkeletonHolders(db, skeletons);
  return skeletons.every((skeleton) => holders.get(skeleton) === userId);
}

/** Returns the owners of the given skeletons. Omits skeletons that nobody has claimed. */
export async function findSkeletonHolders(db: Db, skeletons: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('name_skeletons')
    .select(['skeleton', 'user_id as userId'])
    .where('skeleton', '=', sql<string>`any(${sql.val(skeletons)}::text[])`)
    .execute();
  return new Map(rows.map(({ skeleton, userId }) => [skeleton, userId]));
}

/** Releases all of an account's name skeletons. */
export async function deleteSkeletons(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('name_skeletons').where('user_id', '=', userId).execute();
}

/** Adds name skeletons. Existing claims take precedence. */
export async function insertSkeletons(db: Db, rows: readonly { userId: number; skeleton: string }[]): Promise<void> {
  await db
    .insertInto('name_skeletons')
    .values(rows.map(({ userId, skeleton }) => ({ user_id: userId, skeleton })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
