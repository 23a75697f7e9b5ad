import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { SIGN_IN_TABLES } from '#data/queries/accounts/accounts.ts';

/** Imported player whose name nobody has claimed yet. */
export type OldName = { readonly userId: number; readonly oldId: string; readonly handle: string; readonly name: string | null };

const oldNames = (db: Db) =>
  db
    .selectFrom('imported_users')
    .innerJoin('users', 'users.id', 'imported_users.user_id')
    .select(['users.id as userId', 'old_id as oldId', 'handle', 'name'])
    .where('claimed_at', 'is', null)
    .where('closed_at', 'is', null);

/** Returns all names imported from a source that can be claimed. */
export const listOldNames = (db: Db, source: string): Promise<OldName[]> =>
  oldNames(db).where('source', '=', source).orderBy('users.id').execute();

/** Returns the imported name with this handle, if it can be claimed. */
export const findOldName = (db: Db, handle: string): Promise<OldName | undefined> =>
  oldNames(db).where('handle', '=', handle).executeTakeFirst();

/**
 * Marks an imported name as claimed. Returns its handle, or undefined when the name was already claimed or its account
 * closed.
 */
export async function claimOldName(tx: Db, userId: number): Promise<string | undefined> {
  const row = await tx
    .updateTable('imported_users')
    .from('users')
    .set({ claimed_at: sql<Date>`app_now()` })
    .whereRef('users.id', '=', 'imported_users.user_id')
    .where('user_id', '=', userId)
    .where('claimed_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('handle')
    .executeTakeFirst();
  return row?.handle;
}

/**
 * Locks an account until the transaction ends, so that it can claim only one name at a time. Returns false when the
 * account was closed in the meantime.
 */
export async function holdAccount(tx: Db, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether an account has nothing that a merge would leave behind: no records, uploads, events, role, bans or
 * imported name.
 */
export async function isUnused(tx: Db, userId: number): Promise<boolean> {
  const result = await sql<{ isUnused: boolean }>`
    select role = 'player'
      and not exists (select from records where records.user_id = users.id)
      and not exists (select from uploads where uploads.user_id = users.id)
      and not exists (select from event_members where event_members.user_id = users.id)
      and not exists (select from event_organisers where event_organisers.user_id = users.id)
      and not exists (select from bans where bans.user_id = users.id)
      and not exists (select from keywords where keywords.author_id = users.id)
      and not exists (select from imported_users where imported_users.user_id = users.id) as "isUnused"
    from users where id = ${userId}`.execute(tx);
  return result.rows[0]?.isUnused ?? false;
}

/** Moves sign-in methods, settings, profile, welcome and webhooks from one account to another, which has no sign-in method of its own. */
export async function transferName(tx: Db, from: number, to: number): Promise<void> {
  for (const table of [...SIGN_IN_TABLES, 'push_subscriptions', 'profiles', 'welcomes', 'webhooks'] as const)
    await tx.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute();
  await sql`
    update users set (theme, language, notify_beaten, notify_rivals, notify_decisions, notify_events, notify_top, digest, digested_at) =
      (select theme, language, notify_beaten, notify_rivals, notify_decisions, notify_events, notify_top, digest, digested_at
        from users as old where old.id = ${from})
    where id = ${to}`.execute(tx);
}

/** Returns the handle imported with a source id, whether or not the name was claimed. */
export async function findImportedHandle(db: Db, source: string, oldId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('imported_users')
    .innerJoin('users', 'users.id', 'imported_users.user_id')
    .select('handle')
    .where('source', '=', source)
    .where('old_id', '=', oldId)
    .executeTakeFirst();
  return row?.handle;
}

/** Returns a player's import origin for the account export, or null for a player who was not imported. */
export async function exportOrigin(db: Db, userId: number) {
  const row = await db
    .selectFrom('imported_users')
    .select(['source', 'old_id as id', 'imported_at as importedAt', 'claimed_at as claimedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
