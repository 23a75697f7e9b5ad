import type { Board } from '#domain/catalogue/board.ts';
import { eventPointsOf, pointsOf } from './points.ts';

/** The reference values of points under a filter. */
export type PointsScale = {
  readonly referenceMax: number; // M, for ordinary boards
  readonly largestOfEvent: ReadonlyMap<number, number>; // by event board: number of players on the largest board of its event
};

/** Points of a place by board kind: rank points on a stage, event points in an event, none on a speedrun. */
export function boardPoints(
  { boardId, kind }: Pick<Board, 'boardId' | 'kind'>,
  { rank, players }: { readonly rank: number; readonly players: number },
  { referenceMax, largestOfEvent }: PointsScale,
): number | null {
  if (kind === 'stage') return pointsOf(rank, players, referenceMax);
  if (kind === 'event') return eventPointsOf(rank, Math.max(players, largestOfEvent.get(boardId) ?? 0));
  return null;
}
