import { describe, expect, test } from 'vitest';
import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';
import fc from '#tests/support/fast-check.ts';
import { MOST_FLOWERS, MOST_MOONS, MOST_STAMPS, moonsOf, type PlanetStats, planetFacts, planetSize } from './planet-stats.ts';

const NEW: PlanetStats = { handle: 'brindle', rankClass: null, worldRecords: 0, stages: {}, events: [] };
const VALUES = { small: 1, big: 5, star: 25 };
const worthOf = (moons: ReturnType<typeof moonsOf>) => moons.reduce((sum, kind) => sum + VALUES[kind], 0);

test('a new player has a planet without parts', () => {
  expect(planetFacts(NEW)).toEqual({ total: 0, strands: 0, moons: [], flowers: 0, stamps: 0 });
});

test.each([
  [0, 1], // D3
  [1, 2], // D2
  [2, 3], // D1
  [3, 1], // C3
  [12, 1], // S3
  [14, 3], // S1
  [MASTER_CLASS, 3],
])('class %i has %i strands', (rankClass, strands) => expect(planetFacts({ ...NEW, rankClass }).strands).toBe(strands));

describe('moonsOf', () => {
  test.each([
    [1, ['small']],
    [14, ['big', 'big', 'small', 'small', 'small', 'small']],
    [31, ['star', 'big', 'small']],
  ] as const)('%i world records give %j', (worldRecords, moons) => expect(moonsOf(worldRecords)).toEqual(moons));

  test('shows exactly the world records unless there are more than 8 moons or more than 4 stars', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), (worldRecords) => {
        const moons = moonsOf(worldRecords);
        expect(moons.length).toBeLessThanOrEqual(MOST_MOONS);
        expect(moons.map((kind) => VALUES[kind])).toEqual(moons.map((kind) => VALUES[kind]).sort((a, b) => b - a));
        expect(worthOf(moons)).toBeLessThanOrEqual(worldRecords);
        if (worldRecords < 125 && moons.length < MOST_MOONS) expect(worthOf(moons)).toBe(worldRecords);
      }),
    );
  });
});

test('more stages never give a smaller planet or fewer flowers, up to all 181', () => {
  const flowers = (count: number) => planetFacts({ ...NEW, stages: { 2: count } }).flowers;
  fc.assert(
    fc.property(fc.nat({ max: 300 }), (count) => {
      expect(planetSize(count + 1)).toBeGreaterThanOrEqual(planetSize(count));
      expect(flowers(count + 1)).toBeGreaterThanOrEqual(flowers(count));
      expect(flowers(count + 1)).toBeGreaterThan(0);
    }),
  );
  expect([planetSize(0), planetSize(181), planetSize(9_999)]).toEqual([0, 1, 1]);
  expect([flowers(180), flowers(181), flowers(9_999)]).toEqual([11, MOST_FLOWERS, MOST_FLOWERS]);
});

test('stages are counted over all series, and stamps up to six', () => {
  const events = Array.from({ length: 9 }, () => ({ won: false }));
  expect(planetFacts({ ...NEW, stages: { 1: 2, 4: 3 }, events })).toMatchObject({ total: 5, stamps: MOST_STAMPS });
  expect(planetFacts({ ...NEW, events: events.slice(0, 2) }).stamps).toBe(2);
});
