import type { Board } from '#domain/catalogue/boards/board.ts';
import { METRICS } from '#domain/records/metrics.ts';

/** The player who is ahead on a board, or 'none' when the two cannot be compared. */
export type DuelWinner = 'a' | 'b' | 'draw' | 'none';

/**
 * Compares the rank keys of two players on a board, where null means that the player has not played it. A player
 * without a result loses, except on boards that measure time: there nobody wins.
 */
export function duelWinner(board: Pick<Board, 'metric'>, keyA: number | null, keyB: number | null): DuelWinner {
  if (keyA === null && keyB === null) return 'none';
  if (keyA === null || keyB === null) {
    if (METRICS[board.metric].shownAs === 'time') return 'none';
    return keyB === null ? 'a' : 'b';
  }
  if (keyA === keyB) return 'draw';
  return keyA < keyB ? 'a' : 'b';
}
