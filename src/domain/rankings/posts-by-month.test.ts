import { expect, test } from 'vitest';
import { postsByMonth } from './posts-by-month.ts';

const DAYS = [
  { day: '2025-11-30', posts: 2 },
  { day: '2026-01-01', posts: 1 },
  { day: '2026-01-31', posts: 3 },
];

test('months without posts are zero; months before the first post are omitted', () => {
  expect(postsByMonth(DAYS, '2026-02-10', 12)).toEqual([
    { month: '2025-11', posts: 2 },
    { month: '2025-12', posts: 0 },
    { month: '2026-01', posts: 4 },
    { month: '2026-02', posts: 0 },
  ]);
});

test('returns at most the newest `most` months', () => {
  expect(postsByMonth(DAYS, '2026-02-10', 2).map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
  expect(postsByMonth([], '2026-02-10', 2)).toEqual([]);
});
