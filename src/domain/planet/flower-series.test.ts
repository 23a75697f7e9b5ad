import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { flowerSeries } from './flower-series.ts';

const stages = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '9'), fc.nat({ max: 62 }));

test('distributes flowers in proportion to the stages, largest series first', () => {
  expect(flowerSeries({ 1: 1, 2: 6, 4: 3 }, 5)).toEqual([2, 4, 2, 2, 4]);
  expect(flowerSeries({ 3: 2, 2: 2 }, 2)).toEqual([2, 3]);
  expect(flowerSeries({}, 3)).toEqual([]);
});

test('gives every series its share, at most one flower more or less', () => {
  fc.assert(
    fc.property(stages, fc.integer({ min: 1, max: 12 }), (counts, flowers) => {
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const chosen = flowerSeries(counts, flowers);
      expect(chosen).toHaveLength(total > 0 ? flowers : 0);
      for (const [id, count] of Object.entries(counts)) {
        const own = chosen.filter((series) => series === Number(id)).length;
        if (total > 0) expect(Math.abs(own - (flowers * count) / total)).toBeLessThan(2);
        if (count === 0) expect(own).toBe(0);
      }
    }),
  );
});
