import { replayEvent } from '#domain/events/replay.ts';
import type { EventStandings } from '#domain/events/standings.ts';
import { type TurningPoint, turningPoints } from '#domain/events/turning-points.ts';
import type { ReadEvent } from './read-event.ts';

const PLAYERS_SHOWN = 50;
const KEPT = 4; // events; a long one is some megabytes

export type Story = {
  readonly snapshots: readonly Pick<EventStandings, 'players' | 'teams' | 'cells'>[]; // the first fifty players
  readonly turns: readonly TurningPoint[];
};

const told = new Map<number, { readonly key: string; readonly story: Story }>(); // the one told last is the last

/**
 * An event's standings at these instants and what turned it. That takes a second of work for thousands of posts, and a replay is opened
 * again and again while nothing changes: so the last few are kept, each as long as all that it is made of is the same.
 */
export function tellStory({ event, field, posts }: Pick<ReadEvent, 'event' | 'field' | 'posts'>, instants: readonly Date[]): Story {
  const key = JSON.stringify([instants, field.boards, field.teams, [...field.teamOf], field.area, posts]);
  const known = told.get(event.id);
  const story = known?.key === key ? known.story : tell();
  told.delete(event.id);
  told.set(event.id, { key, story });
  for (const code of [...told.keys()].slice(0, -KEPT)) told.delete(code);
  return story;

  function tell(): Story {
    const snapshots = [...replayEvent(field, posts, instants)].map(({ players, teams, cells }) => ({
      players: players.slice(0, PLAYERS_SHOWN),
      teams,
      cells,
    }));
    return { snapshots, turns: turningPoints(field, posts) };
  }
}
