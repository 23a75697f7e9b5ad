import { giveBackAttempt, takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findPasswordHash } from '#data/queries/accounts/credentials.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, tooMany } from '#usecases/refused.ts';
import { requireRecentSignIn } from '#usecases/sign-in-methods/require-recent-sign-in.ts';

/**
 * Verifies the account's owner by the password, or by a recent sign-in if the account has no password. With a second
 * factor, both are needed, because the password alone may have been stolen. Returns undefined on success.
 */
export async function checkCurrentPassword(
  deps: Deps,
  session: Session,
  field: string,
  password: string | undefined,
): Promise<Refusal | undefined> {
  const hash = await findPasswordHash(deps.db, session.userId);
  const refusal = hash === undefined || session.hasSecondFactor ? requireRecentSignIn(session) : undefined;
  if (hash === undefined || refusal) return refusal;
  if (password === undefined) return invalid({ [field]: 'required' });
  const userKey = String(session.userId);
  const wait = await takeAttempt(deps.db, 'check-password', userKey);
  if (wait) return tooMany(wait);
  if (!(await deps.passwords.verify(password, hash))) return invalid({ [field]: 'password-wrong' });
  await giveBackAttempt(deps.db, 'check-password', userKey);
  return undefined;
}
