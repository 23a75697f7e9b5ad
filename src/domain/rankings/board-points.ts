import type { Board } from '#domain/catalogue/boards/board.ts';
import { eventPointsOf, pointsOf } from './points.ts';

/** The reference values from which points are computed under a filter. */
export type PointsScale = {
  readonly referenceMax: number; // M of stage boards (domain.md §3)
  readonly largestOfEvent: ReadonlyMap<number, number>; // players on the event's largest board, by event board id
};

/** Returns the rank points for a place on a stage board, its event points on an event board, or null on a speedrun. */
export function boardPoints(
  { boardId, kind }: Pick<Board, 'boardId' | 'kind'>,
  { rank, players }: { readonly rank: number; readonly players: number },
  { referenceMax, largestOfEvent }: PointsScale,
): number | null {
  if (kind === 'stage') return pointsOf(rank, players, referenceMax);
  if (kind === 'event') return eventPointsOf(rank, Math.max(players, largestOfEvent.get(boardId) ?? 0));
  return null;
}
