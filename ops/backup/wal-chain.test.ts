import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { findGaps } from './wal-chain.ts';
import { bytesBefore, isArchivedName, nameOf, placeOfWal, segmentOf } from './wal-names.ts';

const SIZE = 2 ** 24;
const on = (timeline: number, ...numbers: number[]) => numbers.map((number) => ({ timeline, number }));
const base = { first: { timeline: 1, number: 2 }, last: { timeline: 1, number: 3 } };

test('converts between segment names and positions', () => {
  expect(segmentOf('000000010000000200000003', SIZE)).toEqual({ timeline: 1, number: 2 * 256 + 3 });
  expect(segmentOf('00000002.history', SIZE)).toBeUndefined();
  expect(segmentOf('000000010000000000000002.00000028.backup', SIZE)).toBeUndefined();
  expect(placeOfWal('000000010000000000000002.partial', SIZE)).toEqual({ timeline: 1, number: 2 });
  const segments = fc.record({ timeline: fc.integer({ min: 1, max: 0xffffffff }), number: fc.nat({ max: 2 ** 31 - 1 }) });
  fc.assert(
    fc.property(segments, fc.constantFrom(2 ** 20, SIZE, 2 ** 30), (segment, size) => {
      expect(segmentOf(nameOf(segment, size), size)).toEqual(segment);
      expect(isArchivedName(nameOf(segment, size))).toBe(true);
    }),
  );
  expect(isArchivedName('../000000010000000000000002')).toBe(false);
  expect(bytesBefore('1/10')).toBe(2 ** 32 + 16);
});

test('finds no gap in a complete chain, on one timeline or after a restore', () => {
  expect(findGaps(base, on(1, 1, 2, 3, 4, 5))).toEqual([]);
  expect(findGaps(base, [...on(1, 2, 3, 4), ...on(2, 4, 5, 6)])).toEqual([]);
  expect(findGaps(base, [...on(1, 2, 3), ...on(2, 4, 5)])).toEqual([]);
});

test('reports a base without its own WAL and a later timeline that begins too late', () => {
  expect(findGaps(base, [])).toEqual([{ timeline: 1, first: 2, last: 3 }]);
  expect(findGaps(base, on(1, 2))).toEqual([{ timeline: 1, first: 3, last: 3 }]);
  expect(findGaps(base, [...on(1, 2, 3), ...on(2, 6, 7)])).toEqual([{ timeline: 2, first: 4, last: 5 }]);
});

test('finds exactly the segments removed before the end of a chain', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 60 }), fc.array(fc.integer({ min: 2, max: 58 })), (last, taken) => {
      const lost = new Set(taken.filter((number) => number < last));
      const held = Array.from({ length: last + 1 }, (_, number) => number).filter((number) => !lost.has(number));
      const found = findGaps(base, on(1, ...held)).flatMap((gap) =>
        Array.from({ length: gap.last - gap.first + 1 }, (_, nth) => gap.first + nth),
      );
      expect(found).toEqual([...lost].sort((a, b) => a - b));
    }),
  );
});
