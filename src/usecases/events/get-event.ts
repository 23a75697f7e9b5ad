import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { type Amendment, findResult, listAmendments, type ResultVersion } from '#data/queries/events/event-results.ts';
import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { maySeeSealed } from '#domain/events/blind.ts';
import { type Contribution, contributionsOf } from '#domain/events/result/contributions.ts';
import { gainsSince } from '#domain/events/result/day-gains.ts';
import { readResult } from '#domain/events/result/event-result.ts';
import { bestsOfPosts, type EventStandings, standingsOf } from '#domain/events/result/standings.ts';
import { entryAt, type WindowState, windowAt } from '#domain/events/window.ts';
import { lastMidnight } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { managerOf } from '#usecases/events/manage/manager-of.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type ReadEvent, readEvent } from './read-event.ts';

export type EventView = Omit<ReadEvent, 'posts' | 'field' | 'revisionId'> &
  EventStandings & {
    readonly window: WindowState;
    readonly entry: WindowState;
    readonly sealed: boolean; // true while the results of a blind event are hidden
    readonly boards: readonly number[];
    readonly contributions: readonly Contribution[];
    readonly posted: number; // number of countable records, including hidden ones
    readonly posters: number; // number of players who posted these records
    // Points gained today in the event's time zone, by user id; null unless the event is running and not sealed.
    readonly gains: ReadonlyMap<number, number> | null;
    readonly result: ResultVersion | null; // original result; null until the event is closed
    readonly amendments: readonly Amendment[]; // oldest first; standings come from the last one
    readonly names: ReadonlyMap<number, PlayerName>; // names of all members and ranked players
  };

/** Returns the parts of an event that the actor may see now. Undefined for an unknown code or a draft. */
export function getEvent(deps: Deps, actor: Actor, code: number): Promise<EventView | undefined> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readEvent(snapshot, code);
    if (!read) return undefined;
    const { posts, field, revisionId: _, ...rest } = read;
    const sealed = await isHidden(snapshot, field.boards);
    const result = (await findResult(snapshot.db, code)) ?? null;
    const amendments = await listAmendments(snapshot.db, code);
    const frozen = amendments.at(-1) ?? result;
    const standings = frozen ? readResult(frozen.content).standings : standingsOf(field, bestsOfPosts(posts));
    const shown = sealed ? await visibleTo(snapshot, actor, code, standings) : standings;
    const named = new Set([...read.members, ...shown.places].map(({ userId }) => userId));
    const now = await readClock(snapshot.db);
    const window = windowAt(read.event, now);
    return {
      ...rest,
      ...shown,
      window,
      entry: read.state === 'open' ? entryAt(read.event, now) : 'over',
      sealed,
      boards: field.boards,
      contributions: contributionsOf(shown),
      posted: posts.length,
      posters: new Set(posts.map(({ userId }) => userId)).size,
      gains: window === 'open' && !sealed ? gainsSince(field, posts, shown.players, lastMidnight(now, read.event.zone)) : null,
      result,
      amendments,
      names: await listPlayerNames(snapshot.db, [...named]),
    };
  });
}

/** Returns whether an event's results are hidden. Checks the first board only: either all boards are sealed or none. */
export async function isHidden({ db }: Pick<Deps, 'db'>, boards: readonly number[]): Promise<boolean> {
  const [first] = boards;
  return first !== undefined && isSealed(db, first);
}

/** Filters hidden standings for the actor: managers see everything, and other users only their own places. */
async function visibleTo({ db }: Deps, actor: Actor, code: number, standings: EventStandings): Promise<EventStandings> {
  const userId = isSignedIn(actor) ? actor.userId : null;
  const viewer = { userId, manages: (await managerOf({ db }, actor, code)).ok };
  if (viewer.manages) return standings;
  const isSeen = (row: { readonly userId: number }) => maySeeSealed(viewer, row.userId);
  return { largest: 0, places: standings.places.filter(isSeen), players: standings.players.filter(isSeen), teams: [], cells: [] };
}
