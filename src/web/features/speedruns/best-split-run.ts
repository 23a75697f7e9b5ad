import type { SpeedrunRanking } from '#web/server/read-speedrun-ranking.ts';

/** The best run that was split, which others are compared with; only the first page knows it. */
export const bestSplitRun = ({ rows, splits, filter }: SpeedrunRanking): SpeedrunRanking['rows'][number] | undefined =>
  filter.page === 1 ? rows.find(({ recordId }) => splits.has(recordId)) : undefined;
