import { blankAccount, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { randomLowercase } from '#data/secret.ts';
import { CLOSED_ACCOUNT_PREFIX } from '#domain/accounts/handle.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { replaceDumpsNaming } from '#usecases/dumps/queue-dump.ts';
import { refuse } from '#usecases/refused.ts';
import { checkCurrentPassword } from './check-current-password.ts';

/** Closes an account permanently. Its records stay listed under a random handle and the anonymous label. */
export async function closeAccount(deps: Deps, session: Session, password: string | undefined): Promise<AccountResult<undefined>> {
  const refusal = await checkCurrentPassword(deps, session, 'password', password);
  if (refusal) return refusal;
  const { userId, sessionId } = session;
  return deps.db.transaction().execute(async (tx): Promise<AccountResult<undefined>> => {
    // A session that has ended while the password was checked must not close the account.
    if (!((await lockOpenAccount(tx, userId)) && (await holdSession(tx, sessionId)))) return refuse('login-required');
    await replaceDumpsNaming({ ...deps, db: tx }, userId);
    await blankAccount(tx, userId, `${CLOSED_ACCOUNT_PREFIX}${randomLowercase(12)}`, await readClock(tx));
    await insertAudit(tx, { actorId: userId, verb: 'close-account', subjectKind: 'user', subjectId: String(userId), detail: {} });
    return { ok: true, value: undefined };
  });
}
