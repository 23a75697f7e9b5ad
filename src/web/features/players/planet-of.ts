import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { planetStatsOf } from '#domain/planet/planet-stats-of.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/** Returns what the planet on a player's page shows, from the standings of the page. */
export const planetOf = ({ player, grand, standings, stamps }: PlayerPage): PlanetStats =>
  planetStatsOf({
    handle: player.handle,
    rankClass: grand.rankClass,
    worldRecords: countMedals(standings)[0],
    boards: standings.map(({ board }) => board),
    stamps,
  });
