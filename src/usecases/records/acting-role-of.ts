import type { SignedIn } from '#domain/accounts/actor.ts';
import { type Action, can, type Facts } from '#domain/accounts/can.ts';
import type { ActingRole } from '#domain/records/states.ts';

/** As what this actor may touch a record: its author, else a moderator with the right to it, else not at all. */
export function actingRoleOf(
  actor: SignedIn,
  action: Action,
  { own, teamMate, chosenRival }: Required<Pick<Facts, 'own' | 'teamMate' | 'chosenRival'>>,
): ActingRole | undefined {
  if (own) return can(actor, 'edit-own-record', { own }) ? 'author' : undefined;
  return can(actor, action, { own, teamMate, chosenRival }) ? 'moderator' : undefined;
}
