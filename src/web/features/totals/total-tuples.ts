import type { Places } from '#domain/rankings/totals/total-columns.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatStat, STATS } from '#web/features/totals/cards/stats.ts';
import { type PlayerTuple, playerTuple } from '#web/features/totals/users/player-tuple.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';

/** Row as sent to the browser. It is compact because a page contains a hundred rows twice. */
export type TotalTuple = readonly [...PlayerTuple, stats: readonly string[], newestAt: number, newestOn: string, places: Places];

/** Returns the rows of a page of a total, with formatted values. */
export const totalTuples = ({ total, rows, places, boards, zone }: TotalRanking): TotalTuple[] =>
  rows.map((row, index) => [
    ...playerTuple(row),
    STATS[total.orderBy].map((stat) => formatStat(stat, row, boards)),
    row.newestAt.getTime(),
    formatDate(dayOf(row.newestAt, zone)),
    places[index] ?? [],
  ]);
