import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { formatMargin, formatScore, MAX_SCORE, MIN_SCORE, parseCount, parseScore, signOf } from './score.ts';

describe('parseScore', () => {
  test.each([
    ['1', 1],
    ['14820', 14_820],
    ['14,820', 14_820],
    ['99,999', 99_999],
    [' 14,820 ', 14_820],
    ['１４，８２０', 14_820],
    ['007', 7],
  ])('parses "%s" as %i', (typed, score) => {
    expect(parseScore(typed)).toEqual({ ok: true, value: score });
  });

  test.each([
    ['0', 'out-of-range'],
    ['100000', 'out-of-range'],
    ['100,000', 'out-of-range'],
    ['', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['14.820', 'not-a-number'],
    ['1,4820', 'not-a-number'],
    ['14,82', 'not-a-number'],
    [',820', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['12 points', 'not-a-number'],
    ['9'.repeat(1_000_000), 'not-a-number'],
  ])('rejects "%s" with %s', (typed, error) => {
    expect(parseScore(typed)).toEqual({ ok: false, error });
  });

  test('parses every formatted score to the same score', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_SCORE, max: MAX_SCORE }), (score) => {
        expect(parseScore(formatScore(score))).toEqual({ ok: true, value: score });
      }),
      { numRuns: 2_000 },
    );
  });
});

test('parseCount accepts zero and rejects negative numbers and numbers above the maximum', () => {
  expect(parseCount('0')).toEqual({ ok: true, value: 0 });
  expect(parseCount('-1')).toEqual({ ok: false, error: 'not-a-number' });
  expect(parseCount('100,000')).toEqual({ ok: false, error: 'out-of-range' });
});

test.each([
  [1, '1'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [4_480_000, '4,480,000'],
])('formatScore formats %i as "%s"', (score, shown) => {
  expect(formatScore(score)).toBe(shown);
});

test.each([
  [0, '0'],
  [5, '+5'],
  [-5, '\u22125'],
  [1_234, '+1,234'],
  [-99_999, '\u221299,999'],
])('formatMargin formats %i as "%s"', (margin, shown) => {
  expect(formatMargin(margin)).toBe(shown);
  expect(shown.startsWith(signOf(margin))).toBe(true);
});

test('parseScore and parseCount never throw on random text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\-−]?[\d,]{0,9}$/)), (typed) => {
      for (const parse of [parseScore, parseCount]) {
        const read = parse(typed);
        if (read.ok) expect(Math.abs(read.value)).toBeLessThanOrEqual(MAX_SCORE);
      }
    }),
    { numRuns: 5_000 },
  );
});
