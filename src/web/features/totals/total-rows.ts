import { formatStat, STATS, type Stat } from '#domain/rankings/totals/total-stats.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { playerFields } from '#web/features/totals/users/player-row.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';

/** Returns the rows of a total with formatted values. */
export const totalRows = ({ total, rows, places, boards, zone }: TotalRanking) =>
  rows.map((row, index) => ({
    ...playerFields(row),
    ...(Object.fromEntries(STATS[total.orderBy].map((stat) => [stat, formatStat(stat, row, boards)])) as Partial<Record<Stat, string>>),
    newestAt: row.newestAt.getTime(),
    newestOn: formatDate(dayOf(row.newestAt, zone)),
    places: places[index] ?? [],
  }));

export type TotalRow = Readonly<ReturnType<typeof totalRows>[number]>;
