import 'server-only';
import { cache } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getTotal, type TotalRanking } from '#usecases/rankings/totals/get-total.ts';
import { getTotalMoves, type TotalMove, type TotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import { getUserRanking, type UserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import { deps } from '#web/server/deps.ts';

export type { TotalMove, TotalMoves, TotalRanking, UserRanking };

// Cached per request because the page and its metadata both call it. The query is passed as JSON to serve as a cache
// key.
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

/** Returns a page of a total, or undefined for an unknown total or an invalid filter. */
export async function readTotal(totalId: number, query: FilterQuery): Promise<TotalRanking | undefined> {
  return read(totalId, JSON.stringify(query));
}

/**
 * Returns the players who have risen in a total since a given day, or undefined for an unknown total or invalid days.
 */
export async function readTotalMoves(totalId: number, query: FilterQuery): Promise<TotalMoves | undefined> {
  return moves(totalId, JSON.stringify(query));
}

/** Returns a page of the overall player ranking, or undefined when the filter is invalid. */
export async function readUserRanking(query: FilterQuery): Promise<UserRanking | undefined> {
  return everybody(JSON.stringify(query));
}
