import { listPlayerNames, type PlayerName } from '#data/queries/players.ts';
import { readClock } from '#data/queries/server.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { replayEvent, replayStops } from '#domain/events/replay.ts';
import type { EventCell, EventPlayer, EventTeam } from '#domain/events/standings.ts';
import { type TurningPoint, turningPoints } from '#domain/events/turning-points.ts';
import { closingTime } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { isHidden } from './get-event.ts';
import { managerOf } from './manager-of.ts';
import { readEvent } from './read-event.ts';

const PLAYERS_SHOWN = 50;

export type ReplayFrame = {
  readonly at: Date;
  readonly players: readonly EventPlayer[]; // the first fifty
  readonly teams: readonly EventTeam[];
  readonly cells: readonly EventCell[];
};

export type EventReplay = {
  readonly sealed: boolean; // hidden from this reader: no frames yet
  readonly frames: readonly ReplayFrame[]; // at every full hour, then at the end with what was posted in the grace
  readonly turningPoints: readonly TurningPoint[];
  readonly names: ReadonlyMap<number, PlayerName>;
};

/** An event hour by hour up to now, by the records of today; undefined for an unknown code and for a draft. */
export function getEventReplay(deps: Deps, actor: Actor, code: number): Promise<EventReplay | undefined> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readEvent(snapshot, code);
    if (!read) return undefined;
    const { event, field, posts } = read;
    const sealed = (await isHidden(snapshot, field.boards)) && !(await managerOf(snapshot, actor, code)).ok;
    if (sealed) return { sealed, frames: [], turningPoints: [], names: new Map() };

    const now = await readClock(snapshot.db);
    const stops = replayStops(event, now);
    // The last frame is the result: whoever finished an upload in the grace is in it.
    const instants = now >= closingTime(event) ? [...stops.slice(0, -1), closingTime(event)] : stops;
    const frames = [...replayEvent(field, posts, instants)].map(({ players, teams, cells }, index) => ({
      at: stops[index] ?? now,
      players: players.slice(0, PLAYERS_SHOWN),
      teams,
      cells,
    }));
    const turns = turningPoints(field, posts);
    const leaders = turns.filter(({ kind }) => kind === 'lead').flatMap(({ from, to }) => [...from, ...to]);
    const named = new Set([...frames.flatMap(({ players }) => players.map(({ userId }) => userId)), ...leaders]);
    return { sealed, frames, turningPoints: turns, names: await listPlayerNames(snapshot.db, [...named]) };
  });
}
