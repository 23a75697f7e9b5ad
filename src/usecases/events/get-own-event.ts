import { findMember } from '#data/queries/events/event-members.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { openToTeam } from '#domain/events/open-to-team.ts';
import type { EventPlace, EventPlayer } from '#domain/events/result/standings.ts';
import type { Deps } from '#usecases/deps.ts';
import type { EventResult } from '#usecases/events/manage/event-errors.ts';
import { managerOf } from '#usecases/events/manage/manager-of.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { refuse } from '#usecases/refused.ts';
import { getEvent } from './get-event.ts';
import { readEvent } from './read-event.ts';

/** A user's participation in an event: membership, ranking row, places and open boards. */
export type OwnEvent = {
  readonly member: { readonly teamId: number | null; readonly joinedAt: Date } | null;
  readonly manages: boolean;
  readonly row: EventPlayer | null;
  readonly open: readonly number[] | null; // boards open to the user's team in an area event
  readonly places: readonly EventPlace[]; // the user's own places, even while results are hidden
};

/** Returns the signed-in user's participation in an event, or 'not-found' for an unknown code or a draft. */
export async function getOwnEvent(deps: Deps, actor: SignedIn, code: number): Promise<EventResult<OwnEvent>> {
  const view = await getEvent(deps, actor, code);
  if (!view) return refuse('not-found');
  const isOwn = ({ userId }: { readonly userId: number }) => userId === actor.userId;
  const member = (await findMember(deps.db, code, actor.userId)) ?? null;
  return {
    ok: true,
    value: {
      member: member && { teamId: member.teamId, joinedAt: member.joinedAt },
      manages: (await managerOf(deps, actor, code)).ok,
      row: view.players.find(isOwn) ?? null,
      open: view.event.area && member?.teamId ? await openTo(deps, code, member.teamId) : null,
      places: view.places.filter(isOwn),
    },
  };
}

const openTo = (deps: Deps, code: number, teamId: number): Promise<readonly number[]> =>
  readSnapshot(deps, async (snapshot) => {
    const read = await readEvent(snapshot, code);
    return read ? [...openToTeam(read, teamId)] : [];
  });
