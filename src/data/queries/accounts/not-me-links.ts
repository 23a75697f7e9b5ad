import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { hasSecondFactor } from './second-factors.ts';

/** A usable link "this wasn't me": its account, and the address to which it was mailed. */
export type NotMeLink = { readonly userId: number; readonly handle: string; readonly address: string };

/** Returns a usable link "this wasn't me" without using it up. */
export async function findNotMeLink(db: Db, tokenHash: Buffer): Promise<NotMeLink | undefined> {
  const { rows } = await sql<NotMeLink>`
    select users.id as "userId", handle, address from one_time_tokens join users on users.id = one_time_tokens.user_id
    where token_hash = ${tokenHash} and purpose = 'not-me' and used_at is null and expires_at > app_now()`.execute(db);
  return rows[0];
}

/**
 * Returns whether the link about a change, or about an earlier one, was used since the change. Links about later changes
 * do not count, because they may have been mailed to somebody else.
 */
export async function isUndone(db: Db, userId: number, changedAt: Date, expiresAt: Date): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'not-me')
    .where('used_at', '>=', changedAt)
    .where('expires_at', '<=', expiresAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the links about later changes than that of a link with this expiry time. */
export async function deleteLaterNotMeLinks(db: Db, userId: number, expiresAt: Date): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'not-me')
    .where('expires_at', '>', expiresAt)
    .execute();
}

/**
 * Deletes the sign-in methods that were added since a time, and returns their names: 'passkey', 'authenticator-app' or a
 * provider. Also deletes newer recovery codes, and all of them when no second factor is left.
 */
export async function deleteMethodsSince(db: Db, userId: number, since: Date): Promise<string[]> {
  const passkeys = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  const apps = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where((or) => or.or([or('created_at', '>=', since), or('confirmed_at', '>=', since)]))
    .returning('confirmed_at')
    .execute();
  const links = await db
    .deleteFrom('linked_accounts')
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since)
    .returning('provider')
    .execute();
  await sql`
    delete from recovery_codes where user_id = ${userId} and (created_at >= ${since} or not ${hasSecondFactor(sql`recovery_codes.user_id`)})`.execute(
    db,
  );
  return [
    ...passkeys.map(() => 'passkey'),
    ...apps.filter(({ confirmed_at }) => confirmed_at !== null).map(() => 'authenticator-app'),
    ...links.map(({ provider }) => provider),
  ];
}

/**
 * Deletes an account's password, the sign-ins that wait for a second factor, and the known devices: one may be the
 * intruder's, whose guesses at the next password are to be delayed.
 */
export async function deletePassword(db: Db, userId: number): Promise<void> {
  for (const table of ['credentials', 'pending_sign_ins', 'known_devices'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}
