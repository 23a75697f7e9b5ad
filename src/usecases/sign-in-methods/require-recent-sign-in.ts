import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { isRecentSignIn } from '#domain/accounts/sign-in/session-times.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { type Refused, refuse } from '#usecases/refused.ts';

/**
 * Returns a refusal unless the session's owner authenticated within the last ten minutes, by signing in or by
 * `confirmSignIn`. Guards every change to sign-in methods.
 */
export const requireRecentSignIn = (session: Session): Refused<'sign-in-again'> | undefined =>
  isRecentSignIn(session) ? undefined : refuse('sign-in-again');

/** Returns a refusal unless the actor authenticated within the last ten minutes. Actors without a session never did. */
export const requireRecentActor = (actor: Actor): Refused<'sign-in-again'> | undefined =>
  isSignedIn(actor) && actor.isRecent ? undefined : refuse('sign-in-again');
