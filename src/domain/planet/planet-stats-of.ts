import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Stamp } from '#domain/events/result/stamps.ts';
import { MOST_STAMPS, type PlanetStats } from './planet-stats.ts';

/** What is known of a player: the boards with a countable record, without retired ones, and the stamps, newest first. */
export type PlanetSource = Pick<PlanetStats, 'handle' | 'rankClass' | 'worldRecords'> & {
  readonly boards: readonly Pick<Board, 'kind' | 'refId' | 'seriesId'>[];
  readonly stamps: readonly Pick<Stamp, 'place'>[];
};

/** Returns what a player's planet shows. A stage counts once under all its rules; event stages and speedruns do not count. */
export function planetStatsOf({ boards, stamps, ...own }: PlanetSource): PlanetStats {
  const stages = new Map(boards.filter(({ kind }) => kind === 'stage').map(({ refId, seriesId }) => [refId, seriesId]));
  const bySeries = Map.groupBy(stages.values(), (seriesId) => seriesId);
  return {
    ...own,
    stages: Object.fromEntries([...bySeries].map(([seriesId, of]) => [seriesId, of.length])),
    events: stamps.slice(0, MOST_STAMPS).map(({ place }) => ({ won: place?.rank === 1 })),
  };
}
