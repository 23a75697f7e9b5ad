import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { withoutExtraDigit } from './extra-digit.ts';

const upTo = (most: number) => (digits: string) => Number(digits) <= most;

test.each([
  ['346500', 99_999, '34650'],
  ['334650', 99_999, '34650'],
  ['346501', 99_999, '34650'],
  ['934650', 40_000, '34650'],
  ['100000', 99_999, '10000'],
])('%s with at most %i becomes %s', (typed, most, repaired) => {
  expect(withoutExtraDigit(typed, upTo(most))).toBe(repaired);
});

test('suggests nothing when more than one digit is too many', () => {
  expect(withoutExtraDigit('3465000', upTo(99_999))).toBeUndefined();
  expect(withoutExtraDigit('7', upTo(99_999))).toBeUndefined();
});

test('a suggestion is plausible and misses exactly one typed digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 9_999_999 }), (typed) => {
      const repaired = withoutExtraDigit(String(typed), upTo(99_999));
      if (repaired === undefined) return;
      const digits = String(typed);
      expect([...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1))).toContain(repaired);
      expect(Number(repaired)).toBeLessThanOrEqual(99_999);
    }),
  );
});
