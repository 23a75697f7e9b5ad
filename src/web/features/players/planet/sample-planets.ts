import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';

const events = (won: readonly boolean[]) => won.map((isWon) => ({ won: isWon }));

/** Planets of invented players, from a new one to the highest class. */
export const SAMPLE_PLANETS: readonly PlanetStats[] = [
  { handle: 'seedling', rankClass: null, worldRecords: 0, stages: {}, events: [] },
  { handle: 'halfmoon', rankClass: 0, worldRecords: 0, stages: { 4: 6, 3: 4, 1: 2, 2: 1 }, events: [] },
  { handle: 'brookfinch', rankClass: 2, worldRecords: 0, stages: { 3: 11, 4: 4, 2: 2 }, events: [] },
  { handle: 'amena', rankClass: 6, worldRecords: 1, stages: { 2: 27, 4: 5, 1: 3 }, events: [] },
  {
    handle: 'fernstep',
    rankClass: 10,
    worldRecords: 79,
    stages: { 2: 50, 3: 56, 4: 50, 1: 5 },
    events: events([true, true, false, false, false]),
  },
  {
    handle: 'evergreen',
    rankClass: MASTER_CLASS,
    worldRecords: 41,
    stages: { 3: 62, 2: 54, 4: 54, 1: 7 },
    events: events([true, false, false, true, false, true]),
  },
];
