import 'server-only';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getProvidersOfReset } from '#usecases/accounts/reset-password.ts';
import { getAccount, type AccountSettings as OwnAccount } from '#usecases/accounts/settings/get-account.ts';
import { getSessions } from '#usecases/accounts/settings/manage-sessions.ts';
import { getPushState } from '#usecases/notifications/manage-push.ts';
import { getOwnProfile, type OwnProfile } from '#usecases/players/get-own-profile.ts';
import { getLinkedAccounts, type OwnLink } from '#usecases/sign-in-methods/linked-accounts.ts';
import { deps } from '#web/server/deps.ts';
import { type StaffFactor, staffFactor } from './read-staff-factor.ts';
import { offeredProviders } from './sign-in-providers.ts';

export type { OwnAccount, OwnLink, OwnProfile };
export type PushState = NonNullable<Awaited<ReturnType<typeof getPushState>>>;
export type OwnSession = Awaited<ReturnType<typeof getSessions>>[number];

/** Account data shown on the settings page. */
export type OwnSettings = {
  readonly account: OwnAccount;
  readonly profile: OwnProfile;
  readonly sessions: readonly OwnSession[];
  readonly links: readonly OwnLink[];
  readonly push: PushState | undefined; // Undefined when web push is not configured.
  readonly secondFactor: StaffFactor & { readonly isOn: boolean };
};

/** Reads the signed-in user's account settings. */
export async function readSettings(session: Session): Promise<OwnSettings> {
  const [account, profile, sessions, links, push] = await Promise.all([
    getAccount(deps(), session),
    getOwnProfile(deps(), session),
    getSessions(deps(), session),
    getLinkedAccounts(deps(), session, offeredProviders()),
    getPushState(deps(), session),
  ]);
  return { account, profile, sessions, links, push, secondFactor: { ...staffFactor(session), isOn: session.hasSecondFactor } };
}

/**
 * Returns the providers linked to the account that a reset link belongs to, or an empty list when the link is invalid.
 */
export const readProvidersOfReset = async (token: string | undefined): Promise<string[]> =>
  token === undefined ? [] : getProvidersOfReset(deps(), token);
