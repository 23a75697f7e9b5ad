import 'server-only';
import { getAccount, type AccountSettings as OwnAccount } from '#usecases/accounts/get-account.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getSessions } from '#usecases/accounts/manage-sessions.ts';
import { deps } from './deps.ts';

export type { OwnAccount };
export type OwnSession = Awaited<ReturnType<typeof getSessions>>[number];

/** An account as its settings page shows it. */
export type OwnSettings = { readonly account: OwnAccount; readonly sessions: readonly OwnSession[] };

/** The settings of whoever is signed in. */
export async function readSettings(session: Session): Promise<OwnSettings> {
  const [account, sessions] = await Promise.all([getAccount(deps(), session), getSessions(deps(), session)]);
  return { account, sessions };
}
