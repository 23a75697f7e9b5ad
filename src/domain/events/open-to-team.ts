import { openBoards } from './area.ts';
import type { EventField } from './event-field.ts';
import type { EventPost } from './standings.ts';

type Played = { readonly field: EventField; readonly posts: readonly EventPost[] };

/** The boards of an area event that are open to a team now, given its posts; empty in an event without a grid. */
export function openToTeam({ field, posts }: Played, teamId: number): ReadonlySet<number> {
  if (!field.area) return new Set();
  return openBoards(
    field.area,
    teamId,
    posts.filter(({ userId }) => field.teamOf.get(userId) === teamId),
  );
}
