import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { SPREAD_RANGES, SPREAD_STEPS, spreadOf } from './spread.ts';

test('counts sums in ranges of the same round width, including empty ranges in between', () => {
  expect(spreadOf([0, 9, 10, 35, 175], null)).toEqual([
    { from: 0, to: 10, count: 2 },
    { from: 10, to: 20, count: 1 },
    { from: 20, to: 30, count: 0 },
    { from: 30, to: 40, count: 1 },
    ...Array.from({ length: 13 }, (_, nth) => ({ from: 40 + nth * 10, to: 50 + nth * 10, count: 0 })),
    { from: 170, to: 180, count: 1 },
  ]);
});

test('handles an empty list, equal sums and negative sums', () => {
  expect(spreadOf([], null)).toEqual([]);
  expect(spreadOf([7, 7], null)).toEqual([{ from: 7, to: 8, count: 2 }]);
  expect(spreadOf([-3, 2], null)[0]).toEqual({ from: -3, to: -2, count: 1 });
});

test('counts all sums below the floor in one range once the highest sum is at least `reach`', () => {
  const focus = { reach: 700_000, floor: 696_000 };
  expect(spreadOf([10, 200_000, 702_418], focus)[0]).toEqual({ from: 696_000, to: 696_500, count: 2 });
  expect(spreadOf([10, 200_000, 699_999], focus)[0]).toEqual({ from: 0, to: 50_000, count: 1 });
});

test('counts every sum exactly once, in a limited number of ranges with a round width', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99_999, max: 5_000_000 }), { minLength: 1 }), (sums) => {
      const ranges = spreadOf(sums, null);
      expect(ranges.reduce((all, { count }) => all + count, 0)).toBe(sums.length);
      expect(ranges.length).toBeLessThanOrEqual(SPREAD_RANGES + 1);
      for (const { from, to, count } of ranges) {
        expect(SPREAD_STEPS).toContain(to - from);
        expect(sums.filter((sum) => sum >= from && sum < to).length).toBe(count);
      }
    }),
  );
});
