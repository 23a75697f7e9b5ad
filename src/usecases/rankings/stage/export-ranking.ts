import type { FilterQuery } from '#domain/rankings/filter.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse, tooMany } from '#usecases/refused.ts';
import { getStageRanking, type StageRanking } from './get-stage-ranking.ts';

/** Rows per exported file. The `page` parameter selects the following rows. */
export const ROWS_PER_FILE = 10_000;

export type ExportRefusal = Refused<'not-found' | 'too-many-tries'>;

/** Returns a stage's ranking under a filter as one file, with the same rows and numbers as its pages. */
export async function exportRanking(
  deps: Deps,
  address: string,
  stageId: number,
  query: FilterQuery,
): Promise<Answer<StageRanking, ExportRefusal>> {
  const wait = await countTry(deps, 'export-ranking', address);
  if (wait) return tooMany(wait);
  const ranking = await getStageRanking(deps, stageId, query, ROWS_PER_FILE);
  return ranking.ok ? ranking : refuse('not-found');
}
