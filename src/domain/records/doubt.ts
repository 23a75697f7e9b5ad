import type { Board } from '#domain/catalogue/board.ts';
import { shownOfRankKey } from './rank-key.ts';

/** Why a value may be a typo: an extra or missing digit, or far beyond the record. */
export type Doubt = 'digit' | 'far';

const DIGIT = 5; // times as good as the record: not a plausible improvement
const FAR = 1.15;

/** Why a result looks like a typo compared with the board's record. Only a warning; never blocks. */
export function doubtOf(board: Board, rankKey: number, recordKey: number | null): Doubt | undefined {
  if (recordKey === null || rankKey >= recordKey) return undefined;
  const [value, record] = [shownOfRankKey(board, rankKey).value, shownOfRankKey(board, recordKey).value];
  if (value <= 0 || record <= 0) return undefined; // with margins around zero, digits are meaningless
  const ratio = Math.max(value / record, record / value);
  if (ratio >= DIGIT) return 'digit';
  return ratio >= FAR ? 'far' : undefined;
}
