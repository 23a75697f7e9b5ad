import type { Db } from '#data/db.ts';

/** Returns whether a player's year in review is public. */
export async function isYearShared(db: Db, userId: number, year: number): Promise<boolean> {
  const row = await db.selectFrom('shared_years').select('year').where('user_id', '=', userId).where('year', '=', year).executeTakeFirst();
  return row !== undefined;
}

/** Makes a player's year in review public. */
export async function insertSharedYear(db: Db, userId: number, year: number): Promise<void> {
  await db
    .insertInto('shared_years')
    .values({ user_id: userId, year })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a player's year in review private again. */
export async function deleteSharedYear(db: Db, userId: number, year: number): Promise<void> {
  await db.deleteFrom('shared_years').where('user_id', '=', userId).where('year', '=', year).execute();
}

/** Returns a player's public years for the account export, oldest first. */
export async function exportSharedYears(db: Db, userId: number): Promise<{ year: number; sharedAt: Date }[]> {
  return db.selectFrom('shared_years').select(['year', 'shared_at as sharedAt']).where('user_id', '=', userId).orderBy('year').execute();
}
