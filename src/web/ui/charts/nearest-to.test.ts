import { expect, test } from 'vitest';
import { nearestTo } from './nearest-to.ts';

const line = [
  { x: 0, y: 90 },
  { x: 50, y: 10 },
  { x: 100, y: 80 },
];

test('under a high point of a line that point is meant, not a nearer one aside', () => {
  expect(nearestTo({ x: 52, y: 95 }, line)).toBe(1);
});

test('of two points above one another the nearer one is meant', () => {
  expect(
    nearestTo({ x: 10, y: 70 }, [
      { x: 10, y: 0 },
      { x: 10, y: 100 },
    ]),
  ).toBe(1);
});

test('where there is no point, none is meant', () => {
  expect(nearestTo({ x: 0, y: 0 }, [])).toBeUndefined();
});
