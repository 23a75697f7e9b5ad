import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Claims name skeletons for an account; returns false when another account has one of them. */
export async function claimSkeletons(db: Db, userId: number, skeletons: readonly string[]): Promise<boolean> {
  await insertSkeletons(
    db,
    skeletons.map((skeleton) => ({ userId, skeleton })),
  );
  const holders = await findSkeletonHolders(db, skeletons);
  return skeletons.every((skeleton) => holders.get(skeleton) === userId);
}

/** The owners of those skeletons that are taken. */
export async function findSkeletonHolders(db: Db, skeletons: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('name_skeletons')
    .select(['skeleton', 'user_id as userId'])
    .where('skeleton', '=', sql<string>`any(${sql.val(skeletons)}::text[])`)
    .execute();
  return new Map(rows.map(({ skeleton, userId }) => [skeleton, userId]));
}

/** Releases all skeletons of an account. */
export async function deleteSkeletons(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('name_skeletons').where('user_id', '=', userId).execute();
}

/** Adds skeletons; an existing claim wins. */
export async function insertSkeletons(db: Db, rows: readonly { userId: number; skeleton: string }[]): Promise<void> {
  await db
    .insertInto('name_skeletons')
    .values(rows.map(({ userId, skeleton }) => ({ user_id: userId, skeleton })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
