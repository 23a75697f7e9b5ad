import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';

/** Whether nothing is filtered away: only then the first place is the world's. A rule is a board of its own, not a filter. */
export const isWholeRanking = ({ isNow, filter }: Pick<StageRanking, 'isNow' | 'filter'>): boolean =>
  isNow && filter.console === ALL_CONSOLES;
