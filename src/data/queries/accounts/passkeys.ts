import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { NewKey, StoredKey } from '#data/factors/webauthn.ts';
import { hashSecret } from '#data/secret.ts';
import { CHALLENGE_MS } from '#domain/accounts/sign-in/second-factor.ts';

/** A passkey as its owner sees it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const COLUMNS = ['passkey_id as id', 'name', 'is_synced as isSynced', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

/** Returns an account's passkeys, oldest first. */
export const listPasskeys = (db: Db, userId: number): Promise<Passkey[]> =>
  db.selectFrom('passkeys').select(COLUMNS).where('user_id', '=', userId).orderBy('passkey_id').execute();

/** Returns how browsers find an account's passkeys. */
export const listCredentials = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('passkey_id')
    .execute();

/** Finds a passkey with its key by the id that its device gave it. */
export const findKey = (db: Db, credentialId: Buffer): Promise<(StoredKey & { readonly id: string }) | undefined> =>
  db
    .selectFrom('passkeys')
    .select(['passkey_id as id', 'user_id as userId', 'credential_id as credentialId'])
    .select(['public_key as publicKey', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Adds a passkey. Returns undefined when the passkey is registered already, with this or another account. */
export const insertPasskey = (db: Db, userId: number, name: string, key: NewKey): Promise<Passkey | undefined> =>
  db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      name,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: String(key.counter),
      transports: key.transports,
      is_synced: key.isSynced,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

/**
 * Stores that a passkey was used. Returns false when the passkey was removed or its counter did not rise, which means
 * that a copy of the passkey is in use. A counter of 0 means that the device does not count.
 */
export async function recordUse(db: Db, id: string, { counter, isSynced }: { counter: number; isSynced: boolean }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), is_synced: isSynced, last_used_at: sql<Date>`app_now()` })
    .where('passkey_id', '=', id)
    .where(sql<boolean>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames one of an account's passkeys. Returns undefined when it does not exist. */
export const updatePasskeyName = (db: Db, userId: number, id: string, name: string): Promise<Passkey | undefined> =>
  db.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('passkey_id', '=', id).returning(COLUMNS).executeTakeFirst();

/** Removes one of an account's passkeys. Returns false when it does not exist. */
export async function deletePasskey(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).where('passkey_id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const MOST_OPEN = 20; // challenges per account; every page that offers a passkey requests one

/** Stores a challenge for a passkey of this user, or of any user if null. An account's oldest challenges are dropped. */
export async function insertChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge_hash, user_id, expires_at)
    values (${hashSecret(challenge)}, ${userId}, app_now() + ${CHALLENGE_MS}::float8 * interval '1 millisecond')`.execute(db);
  if (userId === null) return;
  await sql`
    delete from passkey_challenges where challenge_hash in (
      select challenge_hash from passkey_challenges where user_id = ${userId} order by expires_at desc offset ${MOST_OPEN}
    )`.execute(db);
}

/** Uses up a challenge. Returns false when it is unknown, expired, used or meant for another user. */
export async function takeChallenge(db: Db, challenge: string, userId: number | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where(sql<boolean>`user_id is not distinct from ${userId}::integer`)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
