import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { type Action, can } from '#domain/accounts/can.ts';
import { refuse } from '#usecases/refused.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';
import type { AdminRefusal } from './admin-errors.ts';

/** The acting user, or an operator at the command line, who is allowed everything. */
export type Administrator = Actor | 'operator';

/** Returns the refusal if the administrator may not perform the action now, otherwise undefined. */
export function refusedTo(by: Administrator, action: Action): AdminRefusal | undefined {
  if (by === 'operator') return undefined;
  return isSignedIn(by) ? refusalOf(by, action) : refuse('login-required');
}

/** Returns the refusal if the administrator may not look at what the action changes, which needs no recent sign-in. */
export function refusedToSee(by: Actor, action: Action): AdminRefusal | undefined {
  if (!isSignedIn(by)) return refuse('login-required');
  return can(by, action) ? undefined : refuse('not-allowed');
}

/** Returns the administrator's user id for the audit log; null for an operator. */
export const idOf = (by: Administrator): number | null => (by !== 'operator' && isSignedIn(by) ? by.userId : null);
