import type { Actor } from '#domain/accounts/actor.ts';
import { type Action, can, type Facts, RECENT_ACTIONS } from '#domain/accounts/can.ts';
import { type Refused, refuse } from '#usecases/refused.ts';
import { requireRecentActor } from './require-recent-sign-in.ts';

/**
 * Returns why an actor may not perform an action: 'not-allowed' without the right, then 'sign-in-again' if the action
 * needs a recent sign-in. Returns undefined if the actor may.
 */
export const refusalOf = (actor: Actor, action: Action, facts?: Facts): Refused<'not-allowed' | 'sign-in-again'> | undefined =>
  can(actor, action, facts) ? requireRecentFor(actor, action) : refuse('not-allowed');

/** Returns a refusal if the action needs a recent sign-in and the actor has none. Does not check the right. */
export const requireRecentFor = (actor: Actor, action: Action): Refused<'sign-in-again'> | undefined =>
  RECENT_ACTIONS.has(action) ? requireRecentActor(actor) : undefined;
