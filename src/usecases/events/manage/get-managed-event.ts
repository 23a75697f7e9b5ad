import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { listOrganisers, type Organiser } from '#data/queries/events/event-organisers.ts';
import { type Amendment, findResult, hashOfResult, listAmendments, type ResultVersion } from '#data/queries/events/event-results.ts';
import { findEvent } from '#data/queries/events/events.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type EventPlan, eventPlan } from '#domain/events/plan/event-plan.ts';
import { movesBetween, type RankMove, readResult } from '#domain/events/result/event-result.ts';
import { closingTime } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import { readEvent, resultToday } from '#usecases/events/read-event.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventResult } from './event-errors.ts';
import { managerOf } from './manager-of.ts';
import type { EventVersion } from './plan-event.ts';

type Managed = {
  readonly all: boolean; // true if the actor is an admin
  readonly organisers: readonly Organiser[] | null; // null if the actor is not an admin
};

export type ManagedDraft = Managed & EventVersion & { readonly state: 'draft'; readonly plan: EventPlan };

/** A published event with the data that its managers need to close or amend it. */
export type ManagedPublic = Managed & {
  readonly state: 'open' | 'closed';
  readonly code: number;
  readonly event: LimitedEvent;
  readonly members: readonly (PlayerName & { readonly teamId: number | null })[];
  readonly closesAt: Date; // earliest time at which the event can be closed
  readonly canClose: boolean;
  readonly result: ResultVersion | null;
  readonly amendments: readonly Amendment[];
  // Ranks that an amendment would change now; null if the result is up to date.
  readonly pending: readonly (RankMove & { readonly player: PlayerName | undefined })[] | null;
};

/** Returns a draft or a published event for its managers. */
export async function getManagedEvent(deps: Deps, actor: Actor, code: number): Promise<EventResult<ManagedDraft | ManagedPublic>> {
  const allowed = await managerOf(deps, actor, code);
  if (!allowed.ok) return allowed;
  return readSnapshot(deps, async (snapshot): Promise<EventResult<ManagedDraft | ManagedPublic>> => {
    const { db } = snapshot;
    const stored = await findEvent(db, code);
    if (!stored) return refuse('not-found');
    const all = can(actor, 'manage-event');
    const organisers = all ? await listOrganisers(db, code) : null;
    if (stored.state === 'draft') {
      const { revisionId, plan } = stored;
      return { ok: true, value: { all, organisers, state: 'draft', code, revisionId, plan: eventPlan.parse(plan) } };
    }
    const more = await readPublic(snapshot, code);
    return more ? { ok: true, value: { all, organisers, state: stored.state, code, ...more } } : refuse('not-found');
  });
}

async function readPublic(snapshot: Deps, code: number) {
  const { db } = snapshot;
  const read = await readEvent(snapshot, code);
  if (!read) return undefined;
  const result = (await findResult(db, code)) ?? null;
  const amendments = await listAmendments(db, code);
  const moves = movesToday(amendments.at(-1) ?? result, () => resultToday(read));
  const names = await listPlayerNames(db, [...read.members, ...(moves ?? [])].map(({ userId }) => userId)); // biome-ignore format: one expression
  const closesAt = closingTime(read.event);
  return {
    event: read.event,
    members: read.members.flatMap(({ userId, teamId }) => {
      const player = names.get(userId);
      return player ? [{ ...player, teamId }] : [];
    }),
    closesAt,
    canClose: read.state === 'open' && (await readClock(db)) >= closesAt,
    result,
    amendments,
    pending: moves?.map((move) => ({ ...move, player: names.get(move.userId) })) ?? null,
  };
}

function movesToday(before: ResultVersion | null, today: () => string): RankMove[] | null {
  if (!before) return null;
  const content = today();
  return hashOfResult(content) === before.sha256 ? null : movesBetween(readResult(before.content), readResult(content));
}
