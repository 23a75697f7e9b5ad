import type { SignedIn } from '#domain/accounts/actor.ts';
import { type Action, can } from '#domain/accounts/can.ts';
import type { Hand } from '#domain/records/states.ts';

/** As what this actor may touch a record: its author, else a moderator with the right to it, else not at all. */
export function handOf(
  actor: SignedIn,
  record: { readonly userId: number },
  action: Action,
  { chosenRival, teamMate }: { readonly chosenRival: boolean; readonly teamMate: boolean },
): Hand | undefined {
  const own = actor.userId === record.userId;
  if (own) return can(actor, 'edit-own-record', { own }) ? 'author' : undefined;
  return can(actor, action, { own, teamMate, chosenRival }) ? 'moderator' : undefined;
}
