import { savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { deleteTokens } from '#data/queries/accounts/one-time-tokens.ts';
import { deleteSessions, replaceSecret } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueuePasswordChanged } from '#data/queue.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import type { PasswordForm } from '#domain/accounts/forms.ts';
import { isGuessable } from '#domain/accounts/password.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid } from '#usecases/refused.ts';
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
  if (isGuessable(next, deps.passwords.common, [session.handle, session.name ?? session.handle]))
    return invalid({ next: 'password-common' });
  const refusal = await checkCurrentPassword(deps, session, 'current', current);
  if (refusal) return refusal;
  const passwordHash = await deps.passwords.hash(next);
  const secret = newSecret();

  await deps.db.transaction().execute(async (tx) => {
    const { userId, sessionId } = session;
    await savePasswordHash(tx, userId, passwordHash, await readClock(tx));
    await deleteSessions(tx, userId, sessionId);
    await deleteTokens(tx, userId, 'reset-password');
    await replaceSecret(tx, sessionId, hashSecret(secret));
    await removeLinks(tx, userId, unlink);
    await insertAudit(tx, { actorId: userId, verb: 'change-password', subjectKind: 'user', subjectId: String(userId), detail: {} });
    await enqueuePasswordChanged(tx, userId);
  });
  return { ok: true, value: { secret } };
}
