import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { countCharacters } from './characters.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['星草', 2],
  ['が', 1], // a kana and a combining mark
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['🇯🇵🇬🇧', 2],
  ['a\r\nb', 3],
])('"%s" counts as %i characters', (text, count) => {
  expect(countCharacters(text, 128)).toBe(count);
});

test('counts all characters without a limit, and at most limit + 1 with one', () => {
  expect(countCharacters('a'.repeat(1_000))).toBe(1_000);
  expect(countCharacters('a'.repeat(128), 128)).toBe(128);
  expect(countCharacters('a'.repeat(129), 128)).toBe(129);
  expect(countCharacters('a'.repeat(1_000), 128)).toBe(129);
  expect(countCharacters('a'.repeat(50_000_000), 128)).toBe(129);
});

test('counts a character with 10,000 combining marks as too long', () => {
  expect(countCharacters(`a${'\u0301'.repeat(10_000)}`, 128)).toBe(129);
});

test('counts 128 of the longest emoji as 128 characters', () => {
  expect(countCharacters('🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(128), 128)).toBe(128);
});

test('never counts more characters than code units, and never more than limit + 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 40 }), (text, atMost) => {
      const count = countCharacters(text, atMost);
      expect(count).toBeLessThanOrEqual(atMost + 1);
      if (count <= atMost) expect(count).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1_000 },
  );
});
