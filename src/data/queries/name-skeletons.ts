import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Claims a skeleton for an account; false when it is somebody else's. */
export async function claimSkeleton(db: Db, userId: number, skeleton: string): Promise<boolean> {
  await insertSkeletons(db, [{ userId, skeleton }]);
  const row = await db.selectFrom('name_skeletons').select('user_id').where('skeleton', '=', skeleton).executeTakeFirst();
  return row?.user_id === userId;
}

/** Whether some account has this skeleton. */
export async function isSkeletonTaken(db: Db, skeleton: string): Promise<boolean> {
  return (await db.selectFrom('name_skeletons').select('user_id').where('skeleton', '=', skeleton).executeTakeFirst()) !== undefined;
}

/** Which of these skeletons are taken, and by whom. */
export async function findSkeletonHolders(db: Db, skeletons: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('name_skeletons')
    .select(['skeleton', 'user_id as userId'])
    .where('skeleton', '=', sql<string>`any(${sql.val(skeletons)}::text[])`)
    .execute();
  return new Map(rows.map(({ skeleton, userId }) => [skeleton, userId]));
}

/** Gives back all skeletons of an account. */
export async function deleteSkeletons(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('name_skeletons').where('user_id', '=', userId).execute();
}

/** Adds skeletons; of two that look alike the first keeps it. */
export async function insertSkeletons(db: Db, rows: readonly { userId: number; skeleton: string }[]): Promise<void> {
  await db
    .insertInto('name_skeletons')
    .values(rows.map(({ userId, skeleton }) => ({ user_id: userId, skeleton })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
