import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import type { Tally } from '#domain/rankings/totals/total-rows.ts';
import { placeSums } from '#domain/rankings/totals/totals.ts';

/** A row of a published total with everything that pages show of it. */
export type StoredRow = {
  readonly userId: number;
  readonly points: number;
  readonly score: number;
  readonly boardsPlayed: number;
  readonly rank: number;
  readonly position: number; // starts at 1
  readonly rankClass: number | null; // total 1 only
  readonly newestAt: Date;
  readonly elapsedMs: number | null;
  readonly seriesPoints: Readonly<Record<string, number>> | null; // total 1 only, by series id
};

/** Returns the rows that a published total must have, in its order, from sums over all its boards. */
export function expectedRows({ total, boards, sums, bySeries }: Tally): StoredRow[] {
  const rows = placeSums(sums, total.orderBy);
  const classes = total.id === GRAND_TOTAL ? playerClasses(rows, boards.length) : undefined;
  return rows.map((row, index) => ({
    userId: row.userId,
    points: row.points,
    score: row.score,
    boardsPlayed: row.boards,
    rank: row.rank,
    position: index + 1,
    rankClass: classes?.get(row.userId) ?? null,
    newestAt: row.newestPostedAt,
    elapsedMs: row.elapsedMs,
    seriesPoints: bySeries.get(row.userId) ?? null,
  }));
}
