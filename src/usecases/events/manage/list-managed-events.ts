import { listGrantedCodes } from '#data/queries/events/event-organisers.ts';
import { type EventState, listEvents, type StoredEvent } from '#data/queries/events/events.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { eventPlan } from '#domain/events/plan/event-plan.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventResult } from './event-errors.ts';

/** A published event or a draft in the list of events that the user manages. */
export type ManagedEvent = Pick<LimitedEvent, 'title' | 'type' | 'style' | 'startsAt' | 'endsAt' | 'zone'> & {
  readonly code: number;
  readonly state: EventState;
};

export type ManagedEvents = {
  readonly all: boolean; // true for an admin, who manages every event and may plan one for any day
  readonly events: readonly ManagedEvent[]; // newest event first
  readonly free: readonly number[]; // granted codes that have no event yet
};

/**
 * Returns the events that a user manages: every event for an admin, otherwise the user-planned events granted to the
 * user. Returns 'not-allowed' for a user without a grant.
 */
export async function listManagedEvents(deps: Deps, actor: Actor): Promise<EventResult<ManagedEvents>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const all = can(actor, 'manage-event');
  const granted = await listGrantedCodes(deps.db, all ? undefined : actor.userId);
  if (!all && (granted.length === 0 || !can(actor, 'manage-event', { organiser: true }))) return refuse('not-allowed');

  const catalogue = await deps.catalogue();
  const stored = await listEvents(deps.db);
  const known = new Set(stored.map(({ code }) => code));
  const events = stored.flatMap((event) => listed(catalogue, event) ?? []).filter(({ code, type }) => all || isTheirs(granted, code, type));
  return { ok: true, value: { all, events: events.toReversed(), free: granted.filter((code) => !known.has(code)) } };
}

// Grants apply only to user-planned events, not to the site's own events.
const isTheirs = (granted: readonly number[], code: number, type: string) => type === 'user-planned' && granted.includes(code);

function listed({ events }: Catalogue, { code, state, plan }: StoredEvent): ManagedEvent | undefined {
  const event = state === 'draft' ? eventPlan.parse(plan) : events.get(code);
  if (!event) return undefined;
  const { title, type, style, startsAt, endsAt, zone } = event;
  return { code, state, title, type, style, startsAt, endsAt, zone };
}
