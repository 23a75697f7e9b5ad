import type { Board } from '#domain/catalogue/board.ts';
import type { Stage } from '#domain/catalogue/rows.ts';
import { bonusOf } from '#domain/records/bonus.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';

/** The inputs for a ranking's numbers: its board, its stage's values, and the key of its record. */
export type RankingScale = {
  readonly board: Board;
  readonly stage: Pick<Stage, 'id' | 'treasure' | 'startCreatures'> | null; // null on an event board
  readonly recordKey: number;
};

export type RowStats = {
  readonly value: ShownValue;
  readonly toAbove: ShownValue | null; // null in first place
  readonly toRecord: ShownValue | null; // null on the record
  readonly bonus: ShownValue | null;
};

/** All numbers of a row derived from its key and the key above: the same on the page, in exports and in the player's own row. */
export function rowStats({ board, stage, recordKey }: RankingScale, rankKey: number, aboveKey: number | null): RowStats {
  return {
    value: shownOfRankKey(board, rankKey),
    toAbove: aboveKey === null ? null : gapBetween(board, rankKey, aboveKey),
    toRecord: rankKey === recordKey ? null : gapBetween(board, rankKey, recordKey),
    bonus: (stage && bonusOf(board, stage, rankKey)) ?? null,
  };
}
