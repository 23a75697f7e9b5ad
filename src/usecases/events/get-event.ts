import { type Amendment, findResult, listAmendments, type ResultVersion } from '#data/queries/event-results.ts';
import { listPlayerNames, type PlayerName } from '#data/queries/players.ts';
import { isSealed } from '#data/queries/sealed-boards.ts';
import { readClock } from '#data/queries/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { maySeeSealed } from '#domain/events/blind.ts';
import { type Contribution, contributionsOf } from '#domain/events/contributions.ts';
import { gainsSince } from '#domain/events/day-gains.ts';
import { readResult } from '#domain/events/event-result.ts';
import { bestsOfPosts, type EventStandings, standingsOf } from '#domain/events/standings.ts';
import { entryAt, type WindowState, windowAt } from '#domain/events/window.ts';
import { lastMidnight } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { managerOf } from './manager-of.ts';
import { type ReadEvent, readEvent } from './read-event.ts';

export type EventView = Omit<ReadEvent, 'posts' | 'field' | 'revisionId'> &
  EventStandings & {
    readonly window: WindowState;
    readonly entry: WindowState;
    readonly sealed: boolean; // results are hidden: shows only the reader's own, or all to managers
    readonly boards: readonly number[];
    readonly contributions: readonly Contribution[];
    readonly posted: number; // records that count, including hidden ones
    readonly posters: number; // players who posted them
    readonly gains: ReadonlyMap<number, number> | null; // today's points in the event's zone, by player; null unless running and not sealed
    readonly result: ResultVersion | null; // as frozen; null until the event is closed
    readonly amendments: readonly Amendment[]; // oldest first; the standings here are the newest, else the result
    readonly names: ReadonlyMap<number, PlayerName>; // of all players mentioned
  };

/** The current state of an event, as this reader may see it; undefined for an unknown code or a draft. */
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

/** Whether the results of these boards are hidden; an event's own boards are all sealed or all open. */
export async function isHidden({ db }: Pick<Deps, 'db'>, boards: readonly number[]): Promise<boolean> {
  const [first] = boards;
  return first !== undefined && isSealed(db, first);
}

/** The part of hidden standings that a reader may see: all, or only their own places. */
async function visibleTo({ db }: Deps, actor: Actor, code: number, standings: EventStandings): Promise<EventStandings> {
  const userId = isSignedIn(actor) ? actor.userId : null;
  const viewer = { userId, manages: (await managerOf({ db }, actor, code)).ok };
  if (viewer.manages) return standings;
  const isSeen = (row: { readonly userId: number }) => maySeeSealed(viewer, row.userId);
  return { largest: 0, places: standings.places.filter(isSeen), players: standings.players.filter(isSeen), teams: [], cells: [] };
}
