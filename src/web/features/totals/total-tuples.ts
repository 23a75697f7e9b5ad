import { formatRank } from '#domain/rankings/ranks.ts';
import type { Places } from '#domain/rankings/total-columns.ts';
import type { TotalRanking } from '#web/server/read-rankings.ts';
import { FIGURES, writeFigure } from './figures.ts';

/** One line as it travels to the browser: short, because a page carries a hundred of them twice. */
export type TotalTuple = readonly [
  userId: number,
  rank: number,
  rankText: string,
  handle: string,
  name: string | null,
  rankClass: number | null,
  figures: readonly string[],
  places: Places,
];

/** The lines of a total's page, every figure written out. */
export const totalTuples = ({ total, rows, places, boards }: TotalRanking): TotalTuple[] =>
  rows.map((row, index) => [
    row.userId,
    row.rank,
    formatRank(row.rank, row.shared),
    row.handle,
    row.name,
    row.rankClass,
    FIGURES[total.orderBy].map((figure) => writeFigure(figure, row, boards)),
    places[index] ?? [],
  ]);
