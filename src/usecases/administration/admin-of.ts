import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { type Action, can } from '#domain/accounts/can.ts';
import { type AdminRefusal, refuse } from './admin-errors.ts';

/** A signed-in admin, or an operator at the command line, who needs no right. */
export type Administrator = Actor | 'operator';

/** Returns the reason for refusal; undefined when allowed. */
export function refusedTo(by: Administrator, action: Action): AdminRefusal | undefined {
  if (by === 'operator') return undefined;
  if (!isSignedIn(by)) return refuse('login-required');
  return can(by, action) ? undefined : refuse('not-allowed');
}

/** The user id for the audit log; null for an operator. */
export const idOf = (by: Administrator): number | null => (by !== 'operator' && isSignedIn(by) ? by.userId : null);
