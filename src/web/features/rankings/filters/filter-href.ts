import { stageRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/** Returns the URL of the same stage with another filter, without the locale. */
export function stageHref({ board }: Pick<StageRanking, 'board'>, filter: RankingFilter): string {
  const query = formatFilter(filter);
  return stageRoute(board.refId) + (query && `?${query}`);
}
