import { expect, test } from 'vitest';
import { toFieldLists, toRows } from './field-lists.ts';
import { pack, unpack } from './packed.ts';

const ROWS = [
  { handle: 'moss', points: 12, comment: null, places: [1, null] },
  { handle: 'fern', points: null, comment: '“first”', places: [] },
];

test('names each field once and lists its values in row order', () => {
  expect(toFieldLists(ROWS)).toEqual({
    handle: ['moss', 'fern'],
    points: [12, null],
    comment: [null, '“first”'],
    places: [[1, null], []],
  });
});

test('restores the same rows after they were packed', () => {
  expect(toRows(unpack(pack(toFieldLists(ROWS))))).toEqual(ROWS);
  expect(toRows(toFieldLists<{ handle: string }>([]))).toEqual([]);
});
