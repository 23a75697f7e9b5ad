import type { Board } from '#domain/catalogue/board.ts';
import { METRICS } from '#domain/records/metrics.ts';

/** The player who is ahead on a board; 'none' when undecided. */
export type DuelWinner = 'a' | 'b' | 'draw' | 'none';

/**
 * Compares two bests, null for a board that was not played. A player who did not play loses, except on time boards:
 * without a time there is nothing to compare, so nobody wins.
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
