import { expect, test } from 'vitest';
import { monthEnds } from './months.ts';

test('month ends include leap years and cross year boundaries', () => {
  const from = new Date('2023-11-30T15:00:00Z'); // already December in Tokyo
  const to = new Date('2024-03-31T14:59:59Z'); // still March
  expect(monthEnds(from, to, 'Asia/Tokyo')).toEqual(['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31']);
});

test('the range of one instant is its own month; a reversed range is empty', () => {
  const at = new Date('2024-02-10T00:00:00Z');
  expect(monthEnds(at, at, 'Asia/Tokyo')).toEqual(['2024-02-29']);
  expect(monthEnds(at, new Date('2024-01-01T00:00:00Z'), 'Asia/Tokyo')).toEqual([]);
});
