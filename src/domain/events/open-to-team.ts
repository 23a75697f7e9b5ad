import { openBoards } from '#domain/events/plan/area.ts';
import type { EventField } from '#domain/events/plan/event-field.ts';
import type { EventPost } from '#domain/events/result/standings.ts';

type Played = { readonly field: EventField; readonly posts: readonly EventPost[] };

/**
 * Returns the boards of an area event that are currently open to a team. Returns an empty set for an event without a
 * grid.
 */
export function openToTeam({ field, posts }: Played, teamId: number): ReadonlySet<number> {
  if (!field.area) return new Set();
  return openBoards(
    field.area,
    teamId,
    posts.filter(({ userId }) => field.teamOf.get(userId) === teamId),
  );
}
