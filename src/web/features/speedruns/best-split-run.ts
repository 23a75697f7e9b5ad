import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';

/** Returns the best run with splits, with which other runs are compared. Returns undefined except on the first page. */
export const bestSplitRun = ({ rows, splits, filter }: SpeedrunRanking): SpeedrunRanking['rows'][number] | undefined =>
  filter.page === 1 ? rows.find(({ recordId }) => splits.has(recordId)) : undefined;
