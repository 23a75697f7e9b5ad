import 'server-only';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/get-stage-ranking.ts';
import { deps } from './deps.ts';

export type { StageRanking };

/** A stage's ranking for a page; undefined for a stage that never existed or a filter that means nothing. */
export async function readStageRanking(stageId: number, query: FilterQuery): Promise<StageRanking | undefined> {
  const result = await getStageRanking(deps(), stageId, query);
  return result.ok ? result.value : undefined;
}
