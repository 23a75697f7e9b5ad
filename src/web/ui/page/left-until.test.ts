import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { leftUntil } from './left-until.ts';

test('returns the remaining days, hours, minutes and seconds', () => {
  expect(leftUntil(86_400_000 + 7_200_000 + 180_000 + 4_999, 0)).toEqual([1, 2, 3, 4]);
});

test('returns units that add up to the remaining whole seconds, and to zero after the end', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.nat(2 ** 31), (until, now) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = leftUntil(until, now);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(Math.max(0, until - now) / 1_000));
      expect(Math.max(hours / 24, minutes / 60, seconds / 60)).toBeLessThan(1);
    }),
  );
});
