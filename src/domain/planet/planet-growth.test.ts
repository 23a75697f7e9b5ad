import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { planetGrowth } from './planet-growth.ts';
import { type PlanetStats, planetFacts } from './planet-stats.ts';

const WITHOUT_ANYTHING: PlanetStats = { handle: 'brindle', rankClass: null, worldRecords: 0, stages: {}, events: [] };
const planet = (stats: Partial<PlanetStats>): PlanetStats => ({ ...WITHOUT_ANYTHING, ...stats });

describe('planetGrowth', () => {
  test.each([
    ['the first ring with the first class', {}, { rankClass: 0 }, { part: 'ring', strands: 1 }],
    ['a second strand with the next class', { rankClass: 3 }, { rankClass: 4 }, { part: 'ring', strands: 2 }],
    ['a new colour with the next family of classes', { rankClass: 5 }, { rankClass: 6 }, { part: 'ring-colour' }],
    ['a new colour for the Master', { rankClass: 14 }, { rankClass: 15 }, { part: 'ring-colour' }],
    ['a moon with a world record', { worldRecords: 1 }, { worldRecords: 2 }, { part: 'moon', kind: 'small' }],
    ['a large moon with the fifth world record', { worldRecords: 4 }, { worldRecords: 5 }, { part: 'moon', kind: 'big' }],
    ['a star with the 25th world record', { worldRecords: 24 }, { worldRecords: 25 }, { part: 'moon', kind: 'star' }],
    ['the first flower with the first stage, before a ring', {}, { rankClass: 1, stages: { 2: 1 } }, { part: 'first-flower' }],
    ['a flower with more stages', { stages: { 2: 1 } }, { stages: { 2: 9 } }, { part: 'flower' }],
    ['the size when a stage grows no flower', { stages: { 2: 100 } }, { stages: { 2: 101 } }, { part: 'size' }],
    ['nothing without a change', { rankClass: 4, worldRecords: 3 }, { rankClass: 4, worldRecords: 3 }, null],
  ])('returns %s', (_, before, now, expected) => {
    expect(planetGrowth(planet(before), planet(now))).toEqual(expected);
  });

  test('prefers the ring to a moon and a moon to a flower', () => {
    const stages = { 1: 1 };
    const now = planet({ rankClass: 4, worldRecords: 1, stages: { 1: 9 } });
    expect(planetGrowth(planet({ rankClass: 3, stages }), now)).toMatchObject({ part: 'ring' });
    expect(planetGrowth(planet({ rankClass: 4, stages }), now)).toMatchObject({ part: 'moon' });
    expect(planetGrowth(planet({ rankClass: 4, worldRecords: 1, stages }), now)).toMatchObject({ part: 'flower' });
  });

  test('names only parts that differ between the two planets', () => {
    const stats = fc.record({
      rankClass: fc.option(fc.integer({ min: 0, max: 15 })),
      worldRecords: fc.nat(120),
      stages: fc.record({ 1: fc.nat(60), 2: fc.nat(60) }),
    });
    fc.assert(
      fc.property(stats, stats, (first, second) => {
        const [before, now] = [planet(first), planet(second)];
        const [was, is] = [planetFacts(before), planetFacts(now)];
        const grown = planetGrowth(before, now);
        if (grown?.part === 'ring') expect(is.strands).toBeGreaterThan(was.strands);
        if (grown?.part === 'ring-colour') expect(now.rankClass).not.toBe(before.rankClass);
        if (grown?.part === 'moon') expect(is.moons).not.toEqual(was.moons);
        if (grown?.part === 'first-flower') expect([was.flowers, is.flowers > 0]).toEqual([0, true]);
        if (grown?.part === 'flower') expect(is.flowers).toBeGreaterThan(was.flowers);
        if (grown?.part === 'size') expect(is.total).toBeGreaterThan(was.total);
        expect(planetGrowth(now, now)).toBeNull();
      }),
    );
  });
});
