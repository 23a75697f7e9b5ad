import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { type Action, can } from '#domain/accounts/can.ts';
import { type AdminRefusal, refuse } from './admin-errors.ts';

/** Who works at the site: an admin, or an operator at the command line, who needs no right. */
export type Administrator = Actor | 'operator';

/** Why this one may not do it; undefined when all is well. */
export function refusedTo(by: Administrator, action: Action): AdminRefusal | undefined {
  if (by === 'operator') return undefined;
  if (!isSignedIn(by)) return refuse('login-required');
  return can(by, action) ? undefined : refuse('not-allowed');
}

/** The number under which the log knows them; an operator has none. */
export const idOf = (by: Administrator): number | null => (by !== 'operator' && isSignedIn(by) ? by.userId : null);
