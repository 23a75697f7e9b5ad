import type { Places } from '#domain/rankings/total-columns.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { TotalRanking } from '#web/server/read-rankings.ts';
import { type PlayerTuple, playerTuple } from './player-tuple.ts';
import { formatStat, STATS } from './stats.ts';

/** One line as it travels to the browser: short, because a page carries a hundred of them twice. */
export type TotalTuple = readonly [...PlayerTuple, stats: readonly string[], newestAt: number, newestOn: string, places: Places];

/** The lines of a total's page, every figure written out. */
export const totalTuples = ({ total, rows, places, boards, zone }: TotalRanking): TotalTuple[] =>
  rows.map((row, index) => [
    ...playerTuple(row),
    STATS[total.orderBy].map((stat) => formatStat(stat, row, boards)),
    row.newestAt.getTime(),
    formatDate(dayOf(row.newestAt, zone)),
    places[index] ?? [],
  ]);
