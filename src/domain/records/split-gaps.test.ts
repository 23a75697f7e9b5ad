import { expect, test } from 'vitest';
import { splitGaps } from './split-gaps.ts';

const RECORD = [
  { name: 'Gate', atMs: 1_000 },
  { name: 'Door', atMs: 5_000 },
];

test('returns the time difference for each split, negative when the run is ahead', () => {
  const run = [
    { name: 'Gate', atMs: 900 },
    { name: 'Door', atMs: 5_500 },
  ];
  expect(splitGaps(run, RECORD)).toEqual([-100, 500]);
  expect(splitGaps(RECORD, RECORD)).toEqual([0, 0]);
});

test('returns null when the split names of two runs differ', () => {
  expect(splitGaps(RECORD.slice(1), RECORD)).toBeNull();
  expect(
    splitGaps(
      [
        { name: 'Gate', atMs: 1 },
        { name: 'Roof', atMs: 2 },
      ],
      RECORD,
    ),
  ).toBeNull();
});
