import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { deleteTokens } from '#data/queries/accounts/one-time-tokens.ts';
import { deleteUnfinishedSignIns } from '#data/queries/accounts/second-factors.ts';
import { deleteSessions, holdSession, replaceSecret } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import type { PasswordForm } from '#domain/accounts/forms.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { removeLinks } from '#usecases/sign-in-methods/linked-accounts.ts';
import { checkCurrentPassword } from './check-current-password.ts';

/**
 * Changes the password, removes the linked accounts listed in `unlink` and ends all other sessions.
 * The current session receives a new secret.
 */
export async function changePassword(
  deps: Deps,
  session: Session,
  { current, next, unlink = [] }: PasswordForm,
): Promise<AccountResult<{ secret: string }>> {
  const refusal = await checkCurrentPassword(deps, session, 'current', current);
  if (refusal) return refusal;
  if (deps.passwords.isGuessable(next, [session.handle, session.name ?? session.handle])) return invalid({ next: 'password-common' });
  const passwordHash = await deps.passwords.hash(next);
  const secret = newSecret();

  return deps.db.transaction().execute(async (tx): Promise<AccountResult<{ secret: string }>> => {
    const { userId, sessionId } = session;
    // A session that has ended while the hash was computed, for example by "this wasn't me", must not set a password.
    if (!((await lockOpenAccount(tx, userId)) && (await holdSession(tx, sessionId)))) return refuse('login-required');
    await savePasswordHash(tx, userId, passwordHash, await readClock(tx));
    await deleteSessions(tx, userId, sessionId);
    await deleteUnfinishedSignIns(tx, userId);
    await deleteTokens(tx, userId, 'reset-password');
    await replaceSecret(tx, sessionId, hashSecret(secret));
    await removeLinks(tx, userId, unlink);
    await insertAudit(tx, { actorId: userId, verb: 'change-password', subjectKind: 'user', subjectId: String(userId), detail: {} });
    await announceMethodChange(tx, userId, { method: 'password', change: 'changed' });
    return { ok: true, value: { secret } };
  });
}
