import 'server-only';
import { getAccount, type AccountSettings as OwnAccount } from '#usecases/accounts/get-account.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getSessions } from '#usecases/accounts/manage-sessions.ts';
import { getPushState } from '#usecases/notices/manage-push.ts';
import { deps } from './deps.ts';

export type { OwnAccount };
export type PushState = NonNullable<Awaited<ReturnType<typeof getPushState>>>;
export type OwnSession = Awaited<ReturnType<typeof getSessions>>[number];

/** An account as its settings page shows it. */
export type OwnSettings = {
  readonly account: OwnAccount;
  readonly sessions: readonly OwnSession[];
  readonly push: PushState | undefined; // undefined: the site sends no messages to browsers
};

/** The settings of whoever is signed in. */
export async function readSettings(session: Session): Promise<OwnSettings> {
  const [account, sessions, push] = await Promise.all([
    getAccount(deps(), session),
    getSessions(deps(), session),
    getPushState(deps(), session),
  ]);
  return { account, sessions, push };
}
