import { expect, test } from 'vitest';
import { missingLists, type ObjectList, objectsSince } from './object-lists.ts';

const sha256 = 'a'.repeat(64);
const entry = (key: string) => ({ place: 'pictures' as const, key, bytes: 3, sha256 });
const name = (key: string) => ({ place: 'pictures' as const, key });
const list = (number: number, added: string[], gone: string[]): ObjectList => ({
  number,
  takenAt: `2026-01-0${number}T00:00:00Z`,
  added: added.map(entry),
  gone: gone.map(name),
});
const keys = (since?: string) => objectsSince(LISTS, since === undefined ? undefined : new Date(since)).map(({ key }) => key);
const LISTS = [list(2, ['c'], ['a']), list(1, ['a', 'b'], []), list(3, ['d'], ['b', 'unknown']), list(4, ['b'], ['c'])];

test('current objects are those that were added and not removed since', () => {
  expect(keys().sort()).toEqual(['b', 'd']);
});

test('restoring to an earlier moment includes the objects removed after that moment', () => {
  expect(keys('2026-01-01T12:00:00Z').sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(keys('2026-01-02T12:00:00Z').sort()).toEqual(['b', 'c', 'd']);
  expect(keys('2026-01-04T00:00:00Z').sort()).toEqual(['b', 'd']);
});

test('reports missing lists up to the newest one', () => {
  expect(missingLists([1, 2, 4], 4)).toEqual([3]);
  expect(missingLists([1, 2], 3)).toEqual([3]);
  expect(missingLists([], 0)).toEqual([]);
});
