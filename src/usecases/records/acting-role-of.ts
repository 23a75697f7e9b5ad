import type { SignedIn } from '#domain/accounts/actor.ts';
import { type Action, can, type Facts } from '#domain/accounts/can.ts';
import type { ActingRole } from '#domain/records/states.ts';

/**
 * Returns the role in which an actor may act on a record: 'author' for their own record, 'moderator' with the
 * permission, or undefined.
 */
export function actingRoleOf(
  actor: SignedIn,
  action: Action,
  { own, teamMate, chosenRival }: Required<Pick<Facts, 'own' | 'teamMate' | 'chosenRival'>>,
): ActingRole | undefined {
  if (own) return can(actor, 'edit-own-record', { own }) ? 'author' : undefined;
  return can(actor, action, { own, teamMate, chosenRival }) ? 'moderator' : undefined;
}
