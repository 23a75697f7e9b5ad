import { isOrganiser } from '#data/queries/events/event-organisers.ts';
import { type Actor, isSignedIn, type SignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventRefusal } from './event-errors.ts';

/** Returns the actor if they may manage the event, as an admin or as its organiser, and a refusal otherwise. */
export async function managerOf(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  code: number,
): Promise<{ ok: true; manager: SignedIn } | EventRefusal> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const organiser = await isOrganiser(db, code, actor.userId);
  return can(actor, 'manage-event', { organiser }) ? { ok: true, manager: actor } : refuse('not-allowed');
}
