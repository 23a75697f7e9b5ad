import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Stage } from '#domain/catalogue/rows.ts';
import { bonusOf } from '#domain/records/bonus.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';

/**
 * The ranking data from which the numbers in its rows are computed. `recordKey` is the rank key in first place.
 */
export type RankingScale = {
  readonly board: Board;
  readonly stage: Pick<Stage, 'id' | 'treasure' | 'startCreatures'> | null; // null on an event board, which has no such values
  readonly recordKey: number;
};

export type RowStats = {
  readonly value: ShownValue;
  readonly toAbove: ShownValue | null;
  readonly toRecord: ShownValue | null; // null when the row equals the record
  readonly bonus: ShownValue | null;
};

/** Computes the numbers in a ranking row from its rank key and that of the place above, for pages and exports alike. */
export function rowStats({ board, stage, recordKey }: RankingScale, rankKey: number, aboveKey: number | null): RowStats {
  return {
    value: shownOfRankKey(board, rankKey),
    toAbove: aboveKey === null ? null : gapBetween(board, rankKey, aboveKey),
    toRecord: rankKey === recordKey ? null : gapBetween(board, rankKey, recordKey),
    bonus: (stage && bonusOf(board, stage, rankKey)) ?? null,
  };
}
