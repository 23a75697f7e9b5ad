import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { fairnessStats, median, percentOf, waitOf } from './stats.ts';

test.each([
  [[], null],
  [[5], 5],
  [[9, 1], 5],
  [[3, 1, 2], 2],
])('the median of %j is %s', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('at least half of the numbers are on each side of the median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), (numbers) => {
      const middle = median(numbers) ?? Number.NaN;
      const half = numbers.length / 2;
      expect(numbers.filter((number) => number <= middle).length).toBeGreaterThanOrEqual(half);
      expect(numbers.filter((number) => number >= middle).length).toBeGreaterThanOrEqual(half);
    }),
  );
});

test('without data, fairnessStats returns zero counts and a null median', () => {
  expect(fairnessStats([], [])).toEqual({ decided: 0, medianWaitMs: null, verified: 0, answered: 0, upheld: 0 });
  expect(percentOf(0, 0)).toBeNull();
  expect(percentOf(1, 3)).toBe(33);
});

test.each([
  [0, 'minutes', 1],
  [90_000, 'minutes', 2],
  [3_600_000, 'hours', 1],
  [19.4 * HOUR_MS, 'hours', 19],
  [48 * HOUR_MS, 'days', 2],
] as const)('waitOf converts %s ms to the unit %s and the count %s', (ms, unit, count) => {
  expect(waitOf(ms)).toEqual({ unit, count });
});
