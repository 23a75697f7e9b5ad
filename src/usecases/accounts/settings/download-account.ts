import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { tooMany } from '#usecases/refused.ts';
import { exportAccount } from './export-account.ts';

type AccountData = Awaited<ReturnType<typeof exportAccount>>;

/** Exports the signed-in account. Rate-limited, because the export is the most expensive read a player can request. */
export async function downloadAccount(deps: Deps, session: Session): Promise<AccountResult<AccountData>> {
  const wait = await takeAttempt(deps.db, 'export-account', `account/${session.userId}`);
  return wait ? tooMany(wait) : { ok: true, value: await exportAccount(deps, session) };
}
