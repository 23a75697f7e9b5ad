import type { Db } from '#data/db.ts';

/** Whether somebody was granted an event. */
export async function isOrganiser(db: Db, code: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_organisers')
    .select('user_id')
    .where('event_code', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Grants an event to somebody; who has it keeps it. */
export async function insertOrganiser(tx: Db, code: number, userId: number, by: number): Promise<void> {
  await tx
    .insertInto('event_organisers')
    .values({ event_code: code, user_id: userId, granted_by: by })
    .onConflict((conflict) => conflict.columns(['event_code', 'user_id']).doNothing())
    .execute();
}

/** Takes the grant back. */
export async function deleteOrganiser(tx: Db, code: number, userId: number): Promise<void> {
  await tx.deleteFrom('event_organisers').where('event_code', '=', code).where('user_id', '=', userId).execute();
}
