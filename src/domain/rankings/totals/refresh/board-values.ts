import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';

/** The number of players of a board who have the same rank key. */
export type KeyCount = { readonly rankKey: number; readonly players: number };

/** What a best with a rank key adds to totals. */
export type KeyValue = { readonly rankKey: number; readonly points: number; readonly score: number };

/** Returns the points and the score for each rank key on a board. `counts` must have all keys of the board, best key first. */
export function boardValues(board: Board, counts: readonly KeyCount[], scale: PointsScale): KeyValue[] {
  const players = playersOf(counts);
  let rank = 1;
  return counts.map(({ rankKey, players: sharers }) => {
    const points = boardPoints(board, { rank, players }, scale) ?? 0;
    rank += sharers;
    return { rankKey, points, score: worthOfRankKey(board, rankKey) };
  });
}

/** Returns the number of players on a board. */
export const playersOf = (counts: readonly KeyCount[]): number => counts.reduce((sum, { players }) => sum + players, 0);
