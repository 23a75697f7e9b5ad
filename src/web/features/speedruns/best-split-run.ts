import type { SpeedrunRanking } from '#web/server/read-speedrun-ranking.ts';

/** The best run with splits, which others are compared with; available on the first page only. */
export const bestSplitRun = ({ rows, splits, filter }: SpeedrunRanking): SpeedrunRanking['rows'][number] | undefined =>
  filter.page === 1 ? rows.find(({ recordId }) => splits.has(recordId)) : undefined;
