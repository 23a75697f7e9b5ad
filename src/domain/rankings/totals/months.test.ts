import { expect, test } from 'vitest';
import { monthEnds } from './months.ts';

test('returns month ends across a year boundary and in a leap year', () => {
  const from = new Date('2023-11-30T15:00:00Z'); // 1 December in Tokyo
  const to = new Date('2024-03-31T14:59:59Z'); // 31 March in Tokyo
  expect(monthEnds(from, to, 'Asia/Tokyo')).toEqual(['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31']);
});

test('returns one month end when both instants are equal, and none for a reversed range', () => {
  const at = new Date('2024-02-10T00:00:00Z');
  expect(monthEnds(at, at, 'Asia/Tokyo')).toEqual(['2024-02-29']);
  expect(monthEnds(at, new Date('2024-01-01T00:00:00Z'), 'Asia/Tokyo')).toEqual([]);
});
