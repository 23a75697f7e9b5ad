import 'server-only';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getTotal, type TotalRanking } from '#usecases/rankings/get-total.ts';
import { getTotalMoves, type TotalMove, type TotalMoves } from '#usecases/rankings/get-total-moves.ts';
import { getUserRanking, type UserRanking } from '#usecases/rankings/get-user-ranking.ts';
import { deps } from './deps.ts';

export type { TotalMove, TotalMoves, TotalRanking, UserRanking };

/** A page of a total; undefined for an unknown one or a filter that means nothing. */
export async function readTotal(totalId: number, query: FilterQuery): Promise<TotalRanking | undefined> {
  const result = await getTotal(deps(), totalId, query);
  return result.ok ? result.value : undefined;
}

/** Who rose in a total since a day; undefined for an unknown one, or days that mean nothing. */
export async function readTotalMoves(totalId: number, query: FilterQuery): Promise<TotalMoves | undefined> {
  const result = await getTotalMoves(deps(), totalId, query);
  return result.ok ? result.value : undefined;
}

/** A page of all players; undefined for a filter that means nothing. */
export async function readUserRanking(query: FilterQuery): Promise<UserRanking | undefined> {
  const result = await getUserRanking(deps(), query);
  return result.ok ? result.value : undefined;
}
