import { replaceSecret } from '#data/queries/accounts/sessions.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { checkCurrentPassword } from '#usecases/accounts/settings/check-current-password.ts';
import type { Deps } from '#usecases/deps.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

/**
 * Lets a session pass `requireRecentSignIn`. A recent session stays unchanged. An older session needs the password and
 * gets a new secret, so that a stolen copy of its cookie becomes useless.
 */
export async function confirmSignIn(
  deps: Deps,
  session: Session,
  password: string | undefined,
): Promise<AccountResult<{ secret: string | undefined }>> {
  if (!requireRecentSignIn(session)) return { ok: true, value: { secret: undefined } };
  const refusal = await checkCurrentPassword(deps, session, 'password', password);
  if (refusal) return refusal;
  const secret = newSecret();
  await replaceSecret(deps.db, session.sessionId, hashSecret(secret));
  return { ok: true, value: { secret } };
}
