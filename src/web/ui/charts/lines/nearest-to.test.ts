import { expect, test } from 'vitest';
import { nearestTo } from './nearest-to.ts';

const line = [
  { x: 0, y: 90 },
  { x: 50, y: 10 },
  { x: 100, y: 80 },
];

test('prefers a point above the pointer to a nearer point beside it', () => {
  expect(nearestTo({ x: 52, y: 95 }, line)).toBe(1);
});

test('returns the nearer of two points above one another', () => {
  expect(
    nearestTo({ x: 10, y: 70 }, [
      { x: 10, y: 0 },
      { x: 10, y: 100 },
    ]),
  ).toBe(1);
});

test('returns undefined without points', () => {
  expect(nearestTo({ x: 0, y: 0 }, [])).toBeUndefined();
});
