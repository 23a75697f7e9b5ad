import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { formatDuration, formatRunTime, MAX_DURATION_MS, MIN_DURATION_MS, parseDuration } from './duration.ts';

const whole = { fractions: false };
const fine = { fractions: true };

describe('parseDuration', () => {
  test.each([
    ['95', 95_000],
    ['130', 130_000],
    ['1', 1_000],
    ['1:35', 95_000],
    ['01:35', 95_000],
    ['75:30', 4_530_000],
    ['1:02:03', 3_723_000],
    ['99:59:59', 359_999_000],
    ['359999', 359_999_000],
    ['  1:35\u3000', 95_000],
    ['１：３５', 95_000],
    ['９５', 95_000],
  ])('parses "%s" as %i ms', (typed, ms) => {
    expect(parseDuration(typed, whole)).toEqual({ ok: true, value: ms });
  });

  test.each([
    ['1:23.45', 83_450],
    ['83.4', 83_400],
    ['1:02:03.004', 3_723_004],
    ['１：２３．４５', 83_450],
    ['99:59:59.999', 359_999_999],
  ])('parses the fraction of "%s" only when fractions are allowed', (typed, ms) => {
    expect(parseDuration(typed, fine)).toEqual({ ok: true, value: ms });
    expect(parseDuration(typed, whole)).toEqual({ ok: false, error: 'fraction-not-allowed' });
  });

  test.each([
    ['1:60', 'sixty-or-more'],
    ['1:60:00', 'sixty-or-more'],
    ['1:00:60', 'sixty-or-more'],
    ['0', 'out-of-range'],
    ['0:00', 'out-of-range'],
    ['0.999', 'out-of-range'],
    ['100:00:00', 'out-of-range'],
    ['360000', 'out-of-range'],
    ['', 'not-a-time'],
    ['1:5', 'not-a-time'],
    [':35', 'not-a-time'],
    ['1:', 'not-a-time'],
    ['1:2:3:4', 'not-a-time'],
    ['1.2345', 'not-a-time'],
    ['-95', 'not-a-time'],
    ['1e3', 'not-a-time'],
    ['1 35', 'not-a-time'],
    [' '.repeat(40), 'not-a-time'],
    ['9'.repeat(1_000_000), 'not-a-time'],
  ])('rejects "%s" with %s', (typed, error) => {
    expect(parseDuration(typed, fine)).toEqual({ ok: false, error });
  });

  test('accepts 0:00 when leastMs is 0', () => {
    expect(parseDuration('0:00', { fractions: false, leastMs: 0 })).toEqual({ ok: true, value: 0 });
  });

  test('never throws on random text, and returns only durations within bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d:.]{0,12}$/)), fc.boolean(), (typed, fractions) => {
        const read = parseDuration(typed, { fractions });
        if (!read.ok) return;
        expect(read.value).toBeGreaterThanOrEqual(MIN_DURATION_MS);
        expect(read.value).toBeLessThanOrEqual(MAX_DURATION_MS);
        if (!fractions) expect(read.value % 1_000).toBe(0);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('formatDuration', () => {
  test.each([
    [0, '0:00'],
    [45_000, '0:45'],
    [212_000, '3:32'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [3_723_000, '1:02:03'],
    [83_450, '1:23.45'],
    [83_400, '1:23.4'],
    [83_005, '1:23.005'],
    [359_999_999, '99:59:59.999'],
    [360_000_000, '100:00:00'],
  ])('formats %i ms as "%s"', (ms, shown) => {
    expect(formatDuration(ms)).toBe(shown);
  });

  test('does not pad fractions with zeros', () => {
    expect([191_000, 188_190, 1_135_000].map(formatDuration)).toEqual(['3:11', '3:08.19', '18:55']);
  });

  test('returns a text that parses to the same duration', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_DURATION_MS, max: MAX_DURATION_MS }), (ms) => {
        expect(parseDuration(formatDuration(ms), fine)).toEqual({ ok: true, value: ms });
      }),
      { numRuns: 5_000 },
    );
  });

  test('writes whole seconds without a fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 359_999 }), (seconds) => {
        expect(parseDuration(formatDuration(seconds * 1_000), whole)).toEqual({ ok: true, value: seconds * 1_000 });
      }),
      { numRuns: 5_000 },
    );
  });
});

test.each([
  [11_491_300, '3:11:31.30'],
  [11_330_190, '3:08:50.19'],
  [83_005, '1:23.005'],
  [83_000, '1:23'],
])('formatRunTime formats %i ms as "%s"', (ms, shown) => {
  expect(formatRunTime(ms)).toBe(shown);
});
