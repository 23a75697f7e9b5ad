import 'server-only';
import { cache } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/get-stage-ranking.ts';
import { deps } from './deps.ts';

export type { StageRanking };

// Read once for a page and its head: React knows the answer again by the query's text.
const read = cache(async (stageId: number, query: string) => {
  const result = await getStageRanking(deps(), stageId, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/** A stage's ranking for a page; undefined for a stage that never existed or a filter that means nothing. */
export async function readStageRanking(stageId: number, query: FilterQuery): Promise<StageRanking | undefined> {
  return read(stageId, JSON.stringify(query));
}
