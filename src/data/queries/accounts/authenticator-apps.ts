import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Key of an authenticator app. It counts as a second factor once it is confirmed. */
export type AuthenticatorApp = { readonly key: Buffer; readonly confirmedAt: Date | null };

/** Returns an account's authenticator app, confirmed or not. */
export const findAuthenticatorApp = (db: Db, userId: number): Promise<AuthenticatorApp | undefined> =>
  db.selectFrom('authenticator_apps').select(['key', 'confirmed_at as confirmedAt']).where('user_id', '=', userId).executeTakeFirst();

/** Stores a key that still has to be confirmed. Returns false when the account has a confirmed app. */
export async function saveAuthenticatorKey(db: Db, userId: number, key: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, key })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ key, created_at: sql<Date>`app_now()`, last_step: '0' })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Accepts the code of a time step, which confirms the app. Returns false when a code of this or a later step was accepted
 * before, or the key was replaced.
 */
export async function takeStep(db: Db, userId: number, key: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: String(step), confirmed_at: sql<Date>`coalesce(confirmed_at, app_now())` })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes an account's authenticator app. Returns false when it has no confirmed one. */
export async function deleteAuthenticatorApp(db: Db, userId: number): Promise<boolean> {
  const row = await db.deleteFrom('authenticator_apps').where('user_id', '=', userId).returning('confirmed_at').executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}
