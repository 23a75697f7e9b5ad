import { expect, test } from 'vitest';
import { makeBoard } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import { doubtOf } from './doubt.ts';

const points = makeBoard({ metric: 'points' });
const elapsed = makeBoard({ metric: 'elapsed' });

test.each([
  [14_700, undefined],
  [17_000, 'far'],
  [99_999, 'digit'],
  [1_470, undefined], // worse than the record, so no doubt
] as const)('doubtOf for %i points against a record of 14,600 returns %s', (score, doubt) => {
  expect(doubtOf(points, -score, -14_600)).toBe(doubt);
});

test.each([
  [90_000, undefined],
  [70_000, 'far'],
  [9_000, 'digit'],
] as const)('doubtOf for %i ms against a record of 95 s returns %s', (ms, doubt) => {
  expect(doubtOf(elapsed, ms, 95_000)).toBe(doubt);
});

test('raises no doubt on an empty board or about a result that does not beat the record', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: -1 }), fc.nat(99_998), (recordKey, worse) => {
      expect(doubtOf(points, recordKey, null)).toBeUndefined();
      expect(doubtOf(points, Math.min(-1, recordKey + worse), recordKey)).toBeUndefined();
    }),
  );
});
