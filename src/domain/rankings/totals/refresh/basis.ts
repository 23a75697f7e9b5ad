import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { PointsScale } from '#domain/rankings/board-points.ts';

/**
 * Returns what the points and scores on a board depend on besides its bests. A board whose basis differs from the stored
 * one is counted again.
 */
export const boardBasis = ({ boardId, kind, metric, timeCreditS }: Board, { referenceMax, largestOfEvent }: PointsScale): string =>
  JSON.stringify([kind, metric, timeCreditS, kind === 'event' ? (largestOfEvent.get(boardId) ?? 0) : referenceMax]);

/** Returns what a total depends on besides its boards' values. A total whose basis differs is summed again for all players. */
export const totalBasis = ({ orderBy }: Total, boards: readonly Board[]): string =>
  JSON.stringify([orderBy, boards.map(({ boardId, seriesId }) => [boardId, seriesId])]);
