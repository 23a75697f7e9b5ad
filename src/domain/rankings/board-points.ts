import type { Board } from '#domain/catalogue/board.ts';
import { eventPointsOf, pointsOf } from './points.ts';

/** What points are measured against under a filter. */
export type PointsScale = {
  readonly referenceMax: number; // M, for ordinary boards
  readonly largestOfEvent: ReadonlyMap<number, number>; // by event board: the players of the largest board of its event
};

/** Points of a place by the kind of its board: rank points on a stage, event points in an event, none on a speedrun. */
export function boardPoints(
  { boardId, kind }: Pick<Board, 'boardId' | 'kind'>,
  { rank, players }: { readonly rank: number; readonly players: number },
  { referenceMax, largestOfEvent }: PointsScale,
): number | null {
  if (kind === 'stage') return pointsOf(rank, players, referenceMax);
  if (kind === 'event') return eventPointsOf(rank, Math.max(players, largestOfEvent.get(boardId) ?? 0));
  return null;
}
