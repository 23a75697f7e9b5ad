import 'server-only';
import { cache } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { deps } from '#web/server/deps.ts';

export type { StageRanking };

// Cached per request because the page and its metadata both call it. The query is passed as JSON to serve as a cache
// key.
const read = cache(async (stageId: number, query: string) => {
  const result = await getStageRanking(deps(), stageId, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/** Returns a stage's ranking, or undefined for an unknown stage or an invalid filter. */
export async function readStageRanking(stageId: number, query: FilterQuery): Promise<StageRanking | undefined> {
  return read(stageId, JSON.stringify(query));
}
