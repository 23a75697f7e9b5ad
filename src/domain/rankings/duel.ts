import type { Board } from '#domain/catalogue/board.ts';
import { METRICS } from '#domain/records/metrics.ts';

/** Who of two players is ahead on a board; 'none' where nobody can be said to be. */
export type DuelWinner = 'a' | 'b' | 'draw' | 'none';

/**
 * Compares two bests, null for a board that was not played. Whoever did not play loses, but not where a time decides:
 * there is no time to be behind, so such a board is no win.
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
