import { isRecentSignIn } from '#domain/accounts/session-times.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { refuse } from '#usecases/refused.ts';

/**
 * Returns a refusal unless the session's owner authenticated within the last ten minutes, by signing in or by
 * `confirmSignIn`. Guards every change to sign-in methods.
 */
export const requireRecentSignIn = (session: Session): Refusal | undefined =>
  isRecentSignIn(session) ? undefined : refuse('sign-in-again');
