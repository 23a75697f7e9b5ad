import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/**
 * Returns whether no filter is set. Only then is the first place a world record. A rule is a separate board, not a
 * filter.
 */
export const isWholeRanking = ({ isNow, filter }: Pick<StageRanking, 'isNow' | 'filter'>): boolean =>
  isNow && filter.console === ALL_CONSOLES;
