import { describe, expect, test } from 'vitest';
import { MAX_DURATION_MS } from '#domain/shared/duration.ts';
import fc from '#tests/support/fast-check.ts';
import { formatSplits, MOST_SPLITS, parseSplits, SPLIT_NAME_LIMIT, type Split } from './splits.ts';

const word = fc.stringMatching(/^[A-Za-z0-9草原床下:.'"<>&-]{1,10}$/);
const name = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
const splits: fc.Arbitrary<Split[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: MAX_DURATION_MS }), { minLength: 1, maxLength: MOST_SPLITS })
  .chain((times) =>
    fc.tuple(...times.sort((a, b) => a - b).map((atMs) => name.map((each) => ({ name: each, atMs })))).map((list) => [...list]),
  );

test('parseSplits restores formatted splits to the millisecond', () => {
  fc.assert(
    fc.property(splits, (list) => {
      expect(parseSplits(formatSplits(list))).toEqual({ ok: true, value: list });
    }),
    { numRuns: 300 },
  );
});

test('parseSplits never throws on random text, and accepts only splits in ascending order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const read = parseSplits(typed);
      if (!read.ok || read.value === null) return;
      expect(read.value.every(({ atMs }, index, all) => atMs > (all[index - 1]?.atMs ?? 0))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('parseSplits', () => {
  test.each([
    [
      'First morning 12:34.5\n\n  Spring   gate  1:02:03 \r\n',
      [
        ['First morning', 754_500],
        ['Spring gate', 3_723_000],
      ],
    ],
    ['朝　１：０２', [['朝', 62_000]]],
    ['  \n ', null],
  ] as const)('accepts %j', (typed, expected) => {
    expect(parseSplits(typed)).toEqual({ ok: true, value: expected?.map(([called, atMs]) => ({ name: called, atMs })) ?? null });
  });

  test.each([
    ['12:34', 'not-a-split'],
    ['First morning', 'not-a-split'],
    ['Gate 1:75', 'not-a-split'],
    [`${'a'.repeat(SPLIT_NAME_LIMIT + 1)} 1:00`, 'not-a-split'],
    ['Gate 2:00\nDoor 2:00', 'splits-out-of-order'],
    ['Gate 2:00\nDoor 1:59.999', 'splits-out-of-order'],
    ['Ga\u0000te 2:00', 'forbidden-character'],
    [Array.from({ length: MOST_SPLITS + 1 }, (_, index) => `Gate ${index + 1}`).join('\n'), 'too-many-splits'],
    ['a'.repeat(9_000), 'too-many-splits'],
  ])('rejects %j', (typed, error) => {
    expect(parseSplits(typed)).toEqual({ ok: false, error });
  });
});
