import 'server-only';
import { cache } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getTotal, type TotalRanking } from '#usecases/rankings/get-total.ts';
import { getTotalMoves, type TotalMove, type TotalMoves } from '#usecases/rankings/get-total-moves.ts';
import { getUserRanking, type UserRanking } from '#usecases/rankings/get-user-ranking.ts';
import { deps } from './deps.ts';

export type { TotalMove, TotalMoves, TotalRanking, UserRanking };

// Read once for a page and its head: React knows the answer again by the query's text.
const read = cache(async (totalId: number, query: string) => {
  const result = await getTotal(deps(), totalId, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});
const everybody = cache(async (query: string) => {
  const result = await getUserRanking(deps(), JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});
const moves = cache(async (totalId: number, query: string) => {
  const result = await getTotalMoves(deps(), totalId, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/** A page of a total; undefined for an unknown one or a filter that means nothing. */
export async function readTotal(totalId: number, query: FilterQuery): Promise<TotalRanking | undefined> {
  return read(totalId, JSON.stringify(query));
}

/** Who rose in a total since a day; undefined for an unknown one, or days that mean nothing. */
export async function readTotalMoves(totalId: number, query: FilterQuery): Promise<TotalMoves | undefined> {
  return moves(totalId, JSON.stringify(query));
}

/** A page of all players; undefined for a filter that means nothing. */
export async function readUserRanking(query: FilterQuery): Promise<UserRanking | undefined> {
  return everybody(JSON.stringify(query));
}
