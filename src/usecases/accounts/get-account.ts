import { findAccount } from '#data/queries/accounts.ts';
import { listProviders } from '#data/queries/linked-accounts.ts';
import type { Notifications } from '#domain/accounts/settings.ts';
import type { Deps } from '#usecases/deps.ts';
import type { Session } from './get-session.ts';

/** An account as its owner may see and change it. */
export type AccountSettings = {
  readonly userId: string; // the handle
  readonly name: string | null;
  readonly role: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly theme: string;
  readonly language: string;
  readonly notifications: Notifications;
  readonly providers: readonly string[];
  readonly hasPassword: boolean;
  readonly createdAt: Date;
};

/** The account of whoever is signed in. */
export async function getAccount(deps: Deps, { userId }: Session): Promise<AccountSettings> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new Error('a living session belongs to an open account');
  const { handle, ...rest } = account;
  return { ...rest, userId: handle, providers: await listProviders(deps.db, userId) };
}
