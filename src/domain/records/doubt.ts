import type { Board } from '#domain/catalogue/board.ts';
import { shownOfRankKey } from './rank-key.ts';

/** Why a figure may be a slip: a digit too many or too few, or far beyond the record. */
export type Doubt = 'digit' | 'far';

const DIGIT = 5; // times as good as the record: nobody improves like that
const FAR = 1.15;

/** What makes a result look like a slip beside the board's record; it is said, and never blocks. */
export function doubtOf(board: Board, rankKey: number, recordKey: number | null): Doubt | undefined {
  if (recordKey === null || rankKey >= recordKey) return undefined;
  const [value, record] = [shownOfRankKey(board, rankKey).value, shownOfRankKey(board, recordKey).value];
  if (value <= 0 || record <= 0) return undefined; // margins round zero say nothing about digits
  const ratio = Math.max(value / record, record / value);
  if (ratio >= DIGIT) return 'digit';
  return ratio >= FAR ? 'far' : undefined;
}
