import type { Db } from '#data/db.ts';

/** Returns whether the account has signed in from this device before. */
export async function isKnownDevice(db: Db, userId: number, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that the account has signed in from this device. */
export async function saveKnownDevice(db: Db, userId: number, deviceHash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: at }))
    .execute();
}
