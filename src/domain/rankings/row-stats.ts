import type { Board } from '#domain/catalogue/board.ts';
import type { Stage } from '#domain/catalogue/rows.ts';
import { bonusOf } from '#domain/records/bonus.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';

/** What a ranking's figures are written from: its board, what its stage holds, and the key of its record. */
export type RankingScale = {
  readonly board: Board;
  readonly stage: Pick<Stage, 'id' | 'treasure' | 'startCreatures'> | null; // null on an event's board
  readonly recordKey: number;
};

export type RowStats = {
  readonly value: ShownValue;
  readonly toAbove: ShownValue | null; // null in first place
  readonly toRecord: ShownValue | null; // null on the record
  readonly bonus: ShownValue | null;
};

/** Every figure of a row that follows from its key and the key of the place above: the same on the page, in exports and in my row. */
export function rowStats({ board, stage, recordKey }: RankingScale, rankKey: number, aboveKey: number | null): RowStats {
  return {
    value: shownOfRankKey(board, rankKey),
    toAbove: aboveKey === null ? null : gapBetween(board, rankKey, aboveKey),
    toRecord: rankKey === recordKey ? null : gapBetween(board, rankKey, recordKey),
    bonus: (stage && bonusOf(board, stage, rankKey)) ?? null,
  };
}
