import { isRecentSignIn } from '#domain/accounts/session-times.ts';
import { type Refusal, refuse } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';

/**
 * Whether the owner of a session has proved who they are within the last ten minutes: by signing in, or by `confirmSignIn`. Undefined when
 * so. The one check in front of every change of the ways to sign in.
 */
export const requireRecentSignIn = (session: Session): Refusal | undefined =>
  isRecentSignIn(session) ? undefined : refuse('sign-in-again');
