import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { blankAppealsOf } from '#data/queries/moderation/appeals.ts';
import { blankReportsOf } from '#data/queries/moderation/reports.ts';
import type { Digest, Notifications, Theme } from '#domain/accounts/settings.ts';
import type { Language } from '#domain/shared/language.ts';
import { deleteDuelsOf } from './duels.ts';
import { deleteProfileOf } from './profiles.ts';
import { deleteRivalsOf } from './rivals.ts';

/** An account as shown to its owner. */
export type Account = {
  userId: number;
  handle: string;
  name: string | null;
  role: string;
  theme: Theme;
  language: Language;
  createdAt: Date;
  notifications: Notifications;
  email: string | null;
  emailConfirmed: boolean;
  hasPassword: boolean;
};

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('emails', 'emails.user_id', 'users.id')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id as userId', 'handle', 'name', 'role', 'theme', 'language', 'created_at as createdAt'])
    .select(['notify_beaten', 'notify_rivals', 'notify_decisions', 'notify_events', 'notify_top', 'digest'])
    .select(['emails.address as email', 'emails.confirmed_at', 'credentials.user_id as credential'])
    .where('closed_at', 'is', null);

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>;

function toAccount(row: AccountRow): Account | undefined {
  if (!row) return undefined;
  const {
    notify_beaten,
    notify_rivals,
    notify_decisions,
    notify_events,
    notify_top,
    digest,
    confirmed_at,
    credential,
    theme,
    language,
    ...rest
  } = row;
  return {
    ...rest,
    theme: theme as Theme,
    language: language as Language,
    notifications: {
      beaten: notify_beaten,
      rivals: notify_rivals,
      decisions: notify_decisions,
      events: notify_events,
      top: notify_top,
      digest: digest as Digest,
    },
    emailConfirmed: confirmed_at !== null,
    hasPassword: credential !== null,
  };
}

/** Finds an open account by id. */
export const findAccount = async (db: Db, userId: number): Promise<Account | undefined> =>
  toAccount(await accounts(db).where('users.id', '=', userId).executeTakeFirst());

/** Finds an open account by handle. */
export const findAccountByHandle = async (db: Db, handle: string): Promise<Account | undefined> =>
  toAccount(await accounts(db).where('handle', '=', handle).executeTakeFirst());

/** Finds the open account that has confirmed this e-mail address. */
export const findAccountByEmail = async (db: Db, address: string): Promise<Account | undefined> =>
  toAccount(await accounts(db).where('emails.address', '=', address).where('emails.confirmed_at', 'is not', null).executeTakeFirst());

/**
 * Locks an account until the transaction ends and returns whether it is open. Code that writes an account's personal data
 * calls this first, as closing does, so that no write in flight survives the closing.
 */
export async function lockOpenAccount(tx: Db, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a player account and returns its id. Throws a unique violation when the handle is taken. */
export async function insertAccount(db: Db, account: { handle: string; name: string | null; language: Language }): Promise<number> {
  return (await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()).id;
}

export type AccountChange = {
  readonly name?: string | null;
  readonly theme?: Theme;
  readonly language?: Language;
  readonly notifications?: { readonly [Name in keyof Notifications]?: Notifications[Name] | undefined };
};

/** Updates only the given settings of an account. */
export async function updateAccount(db: Db, userId: number, { notifications, ...change }: AccountChange): Promise<void> {
  const switches = {
    ...(notifications?.beaten !== undefined && { notify_beaten: notifications.beaten }),
    ...(notifications?.rivals !== undefined && { notify_rivals: notifications.rivals }),
    ...(notifications?.decisions !== undefined && { notify_decisions: notifications.decisions }),
    ...(notifications?.events !== undefined && { notify_events: notifications.events }),
    ...(notifications?.top !== undefined && { notify_top: notifications.top }),
    // Restarts the digest period, so that earlier notifications are not mailed.
    ...(notifications?.digest !== undefined && { digest: notifications.digest, digested_at: sql<Date>`app_now()` }),
  };
  const set = { ...change, ...switches };
  if (Object.keys(set).length === 0) return;
  await db.updateTable('users').set(set).where('id', '=', userId).execute();
}

/** Changes an account's role. A trigger sets since when the account is staff. */
export async function updateRole(db: Db, userId: number, role: 'player' | 'editor' | 'moderator' | 'admin'): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

/** Tables that store sign-in methods and proofs of account ownership. */
export const SIGN_IN_TABLES = [
  'sessions',
  'known_devices',
  'one_time_tokens',
  'linked_accounts',
  'api_tokens',
  'credentials',
  'emails',
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'passkey_challenges',
  'pending_sign_ins',
] as const;

/** Deletes the personal data and rivals of a closed account. The user row remains, because records refer to it. */
export async function blankAccount(db: Db, userId: number, handle: string, closedAt: Date): Promise<void> {
  await lockOpenAccount(db, userId);
  await deleteDuelsOf(db, userId); // before the notifications, because it waits for a duel that is being settled
  for (const table of [
    ...SIGN_IN_TABLES,
    'name_skeletons',
    'name_changes',
    'notifications',
    'moderation_notes',
    'shared_years',
    'webhooks',
    'welcomes',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await deleteRivalsOf(db, userId);
  await deleteProfileOf(db, userId);
  await blankReportsOf(db, userId);
  await blankAppealsOf(db, userId);
  await db.updateTable('users').set({ handle, name: null, role: 'player', closed_at: closedAt }).where('id', '=', userId).execute();
}
