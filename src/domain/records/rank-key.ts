import type { Board } from '#domain/catalogue/boards/board.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import { METRICS } from './metrics.ts';
import type { ShownValue } from './shown-value.ts';

/** Returns the rank key of a record's values: a 32-bit integer for which smaller is always better. */
export const rankKeyOf = (board: Board, values: RecordValues): number => METRICS[board.metric].rankKey(board, values);

/** Returns the score that a rank key adds to a total. */
export const worthOfRankKey = (board: Board, rankKey: number): number => METRICS[board.metric].worth(board, rankKey);

/** Returns the score that a record's values add to a total. */
export const worthOf = (board: Board, values: RecordValues): number => worthOfRankKey(board, rankKeyOf(board, values));

export function shownOfRankKey(board: Board, rankKey: number): ShownValue {
  const metric = METRICS[board.metric];
  return { kind: metric.shownAs, value: metric.shown(board, rankKey) };
}

/** Returns the signed difference between two displayed values, negative for fewer points or less time. */
export function gapBetween(board: Board, rankKey: number, otherKey: number): ShownValue {
  const { kind, value } = shownOfRankKey(board, rankKey);
  return { kind, value: value - shownOfRankKey(board, otherKey).value };
}
