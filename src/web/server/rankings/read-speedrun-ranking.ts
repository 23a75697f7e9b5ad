import 'server-only';
import { cache } from 'react';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getSpeedrunRanking, type SpeedrunRanking } from '#usecases/speedruns/get-speedrun-ranking.ts';
import { deps } from '#web/server/deps.ts';

export type { SpeedrunRanking };

const read = cache(async (speedrunId: number, query: string) => {
  const result = await getSpeedrunRanking(deps(), speedrunId, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/**
 * Returns a speedrun's ranking. Returns undefined for an unknown speedrun or a filter that the speedrun does not offer.
 */
export async function readSpeedrunRanking(speedrunId: number, query: FilterQuery): Promise<SpeedrunRanking | undefined> {
  return read(speedrunId, JSON.stringify(query));
}
