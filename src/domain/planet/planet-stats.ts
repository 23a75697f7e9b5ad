import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';

/** What a player's planet shows. */
export type PlanetStats = {
  readonly handle: string; // determines the colours, the pattern and the tilt
  readonly rankClass: number | null; // 0 (D3) to 15 (Master) by points in total 1; null without points
  readonly worldRecords: number; // that stand today, shared ones included
  readonly stages: Readonly<Record<number, number>>; // stages with a countable record, by series id
  readonly events: readonly { readonly won: boolean }[]; // newest first, at most `MOST_STAMPS`
};

/** A moon stands for 1 (small), 5 (big) or 25 (star) world records. */
export type MoonKind = 'small' | 'big' | 'star';

/** The parts of a planet. */
export type PlanetFacts = {
  readonly total: number; // stages with a countable record
  readonly strands: number; // of the ring: 1 to 3 by the step within the class, 0 without a class
  readonly moons: readonly MoonKind[]; // largest first, at most `MOST_MOONS`
  readonly flowers: number; // 0 without stages, otherwise 1 to `MOST_FLOWERS`
  readonly stamps: number; // of events, at most `MOST_STAMPS`
};

export const MOST_STAMPS = 6;
export const MOST_MOONS = 8;
export const MOST_FLOWERS = 12;

const MOST_STARS = 4;
const BIG_MOON = 5; // world records
const STAR = 25; // world records
const ALL_STAGES = 181; // stages from which on a planet no longer grows
const STEPS = 3; // classes in a family, for example C3, C2 and C1

/** Returns the size of a planet with this number of stages as a share of its full size: 0 to 1, growing fast at first. */
export const planetSize = (stages: number): number => Math.min(1, Math.log(1 + stages) / Math.log(1 + ALL_STAGES));

/** Returns the parts of a player's planet. */
export function planetFacts({ rankClass, worldRecords, stages, events }: PlanetStats): PlanetFacts {
  const total = Object.values(stages).reduce((sum, count) => sum + count, 0);
  return {
    total,
    strands: strandsOf(rankClass),
    moons: moonsOf(worldRecords),
    flowers: total === 0 ? 0 : Math.max(1, Math.floor(MOST_FLOWERS * planetSize(total))),
    stamps: Math.min(events.length, MOST_STAMPS),
  };
}

/** Returns the moons for a number of world records, largest first. */
export function moonsOf(worldRecords: number): MoonKind[] {
  const moons = (kind: MoonKind, count: number) => Array<MoonKind>(count).fill(kind);
  const stars = Math.min(MOST_STARS, Math.floor(worldRecords / STAR));
  const big = Math.floor((worldRecords % STAR) / BIG_MOON);
  return [...moons('star', stars), ...moons('big', big), ...moons('small', worldRecords % BIG_MOON)].slice(0, MOST_MOONS);
}

function strandsOf(rankClass: number | null): number {
  if (rankClass === null) return 0;
  return rankClass === MASTER_CLASS ? STEPS : (rankClass % STEPS) + 1;
}
