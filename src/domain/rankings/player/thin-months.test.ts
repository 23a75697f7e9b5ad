import { expect, test } from 'vitest';
import { thinMonths } from './thin-months.ts';

const months = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('returns all months up to the limit', () => {
  expect(thinMonths(months(4), 4)).toEqual({ months: [1, 2, 3, 4], step: 1 });
  expect(thinMonths([], 4)).toEqual({ months: [], step: 1 });
});

test.each([
  [5, [1, 3, 5], 2],
  [8, [2, 4, 6, 8], 2],
  [9, [3, 6, 9], 3],
])('of %i months, keeps %j including the last', (count, expected, step) => {
  expect(thinMonths(months(count), 4)).toEqual({ months: expected, step });
});
