import type { Board } from '#domain/catalogue/boards/board.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';

/** Why a value may be a typo: it has an extra or missing digit, or it is far better than the record. */
export type Doubt = 'digit' | 'far';

const DIGIT = 5; // a result five times as good as the record is probably off by a digit
const FAR = 1.15;

/** Returns why a result looks like a typo compared with the board's record. The form warns but does not block. */
export function doubtOf(board: Board, rankKey: number, recordKey: number | null): Doubt | undefined {
  if (recordKey === null || rankKey >= recordKey) return undefined;
  const [value, record] = [shownOfRankKey(board, rankKey).value, shownOfRankKey(board, recordKey).value];
  if (value <= 0 || record <= 0) return undefined; // a ratio is meaningless for margins around zero
  const ratio = Math.max(value / record, record / value);
  if (ratio >= DIGIT) return 'digit';
  return ratio >= FAR ? 'far' : undefined;
}
