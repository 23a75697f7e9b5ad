import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { easeRank } from './ease-rank.ts';

test('starts at 0, ends at 1 and never goes back', () => {
  expect([easeRank(0), easeRank(1)]).toEqual([expect.closeTo(0, 6), 1]);
  const time = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(time, time, (one, other) => {
      expect(easeRank(Math.min(one, other))).toBeLessThanOrEqual(easeRank(Math.max(one, other)));
    }),
  );
});

test('is fast at first: two thirds of the places after a fifth of the time', () => {
  expect(easeRank(0.2)).toBeGreaterThan(2 / 3);
});
