import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { binsOf } from './distribution-chart.tsx';

test('returns round ranges that include their start but not their end', () => {
  expect(binsOf([0, 4, 5, 9, 10], 2)).toEqual([
    { from: 0, to: 5, count: 2 },
    { from: 5, to: 10, count: 3 },
  ]);
});

test('counts every value once and leaves no gap between ranges', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), fc.integer({ min: 2, max: 40 }), (values, count) => {
      const bins = binsOf(values, count);
      expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
      expect(bins[0]?.from).toBeLessThanOrEqual(Math.min(...values));
      expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...values));
      expect(bins.slice(1).map(({ from }) => from)).toEqual(bins.slice(0, -1).map(({ to }) => to));
    }),
  );
});

test('returns one range when all values are equal and none without values', () => {
  expect(binsOf([7, 7], 10)).toEqual([{ from: 7, to: 7, count: 2 }]);
  expect(binsOf([], 10)).toEqual([]);
});

test('handles a hundred thousand values', () => {
  expect(
    binsOf(
      Array.from({ length: 100_000 }, (_, value) => value),
      20,
    ),
  ).toHaveLength(20);
});
