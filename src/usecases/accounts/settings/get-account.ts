import { findAccount } from '#data/queries/accounts/accounts.ts';
import { listBansOn } from '#data/queries/accounts/bans.ts';
import { listLinks } from '#data/queries/accounts/linked-accounts.ts';
import type { BanScope } from '#domain/accounts/bans.ts';
import type { Notifications } from '#domain/accounts/settings.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** A ban as shown to the banned player. If `endsAt` is null, the ban lasts until it is lifted. */
export type OwnBan = { readonly scope: BanScope; readonly reason: string | null; readonly endsAt: Date | null };

/** Account details and settings, as shown to the account's owner. */
export type AccountSettings = {
  readonly userId: string; // public handle of the account
  readonly name: string | null;
  readonly role: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly theme: string;
  readonly language: string;
  readonly notifications: Notifications;
  readonly providers: readonly string[];
  readonly hasPassword: boolean;
  readonly bans: readonly OwnBan[]; // only bans in force
  readonly createdAt: Date;
};

export async function getAccount(deps: Deps, { userId }: Session): Promise<AccountSettings> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new Error('session without an open account');
  const { handle, ...rest } = account;
  const providers = (await listLinks(deps.db, userId)).map(({ provider }) => provider);
  const bans = await listBansOn(deps.db, userId);
  return { ...rest, userId: handle, providers, bans };
}
