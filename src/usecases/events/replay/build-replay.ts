import { replayEvent } from '#domain/events/result/replay.ts';
import type { EventStandings } from '#domain/events/result/standings.ts';
import { type TurningPoint, turningPoints } from '#domain/events/result/turning-points.ts';
import type { ReadEvent } from '#usecases/events/read-event.ts';

const PLAYERS_SHOWN = 50;
const CACHED_EVENTS = 4; // small, because a long event's replay takes several megabytes

export type Replay = {
  readonly snapshots: readonly Pick<EventStandings, 'players' | 'teams' | 'cells'>[]; // with the first fifty players
  readonly turns: readonly TurningPoint[];
};

// Cached replays by event code, least recently used first.
const cached = new Map<number, { readonly key: string; readonly replay: Replay }>();

/**
 * Computes an event's standings at the given instants, and its turning points. Computing them takes about a second for
 * thousands of posts, so the most recently used replays are cached, keyed by their complete input.
 */
export function buildReplay({ event, field, posts }: Pick<ReadEvent, 'event' | 'field' | 'posts'>, instants: readonly Date[]): Replay {
  const key = JSON.stringify([instants, field.boards, field.teams, [...field.teamOf], field.area, posts]);
  const known = cached.get(event.id);
  const replay = known?.key === key ? known.replay : build();
  cached.delete(event.id);
  cached.set(event.id, { key, replay });
  for (const code of [...cached.keys()].slice(0, -CACHED_EVENTS)) cached.delete(code);
  return replay;

  function build(): Replay {
    const snapshots = [...replayEvent(field, posts, instants)].map(({ players, teams, cells }) => ({
      players: players.slice(0, PLAYERS_SHOWN),
      teams,
      cells,
    }));
    return { snapshots, turns: turningPoints(field, posts) };
  }
}
