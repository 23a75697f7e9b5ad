import { type RankingScale, type RowStats, rowStats } from '#domain/rankings/player/row-stats.ts';
import type { RankingRow } from '#web/server/rankings/ranking-rows.ts';

/** A row with everything that its cells show. */
export type ShownRow = RankingRow &
  RowStats & {
    readonly rank: number;
    /** Position between the record (0) and the last row (1). */
    readonly behind: number;
  };

/**
 * Adds the values that are derived from the rank keys of a page. `keyAbove` is the key of the rank above the first row,
 * or null on the first page.
 */
export function shownRows(rows: readonly RankingRow[], scale: RankingScale, keyAbove: number | null): ShownRow[] {
  const { recordKey } = scale;
  const range = (rows.at(-1)?.rankKey ?? recordKey) - recordKey;
  let aboveKey = keyAbove;
  return rows.map((row, index) => {
    const { place, rankKey } = row;
    const before = rows[index - 1]?.rankKey ?? rankKey;
    if (before !== rankKey) aboveKey = before;
    return {
      ...row,
      ...rowStats(scale, rankKey, aboveKey),
      rank: Number(place.replace('=', '')),
      behind: (rankKey - recordKey) / (range || 1),
    };
  });
}
