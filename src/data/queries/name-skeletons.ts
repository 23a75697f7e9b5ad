import type { Db } from '#data/db.ts';

/** Makes these the skeletons of an account; false when one of them is somebody else's. */
export async function saveSkeletons(db: Db, userId: number, skeletons: readonly string[]): Promise<boolean> {
  await db.deleteFrom('name_skeletons').where('user_id', '=', userId).execute();
  const own = [...new Set(skeletons)].map((skeleton) => ({ skeleton, user_id: userId }));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('name_skeletons')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === own.length;
}

/** Adds skeletons of many accounts; of two that look alike the first keeps it. */
export async function insertSkeletons(db: Db, rows: readonly { userId: number; skeleton: string }[]): Promise<void> {
  await db
    .insertInto('name_skeletons')
    .values(rows.map(({ userId, skeleton }) => ({ user_id: userId, skeleton })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
