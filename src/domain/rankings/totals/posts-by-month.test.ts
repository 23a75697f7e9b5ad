import { expect, test } from 'vitest';
import { postsByMonth } from './posts-by-month.ts';

const DAYS = [
  { day: '2025-11-30', posts: 2 },
  { day: '2026-01-01', posts: 1 },
  { day: '2026-01-31', posts: 3 },
];

test('returns 0 for months without posts and omits the months before the first post', () => {
  expect(postsByMonth(DAYS, '2026-02-10', 12)).toEqual([
    { month: '2025-11', posts: 2 },
    { month: '2025-12', posts: 0 },
    { month: '2026-01', posts: 4 },
    { month: '2026-02', posts: 0 },
  ]);
});

test('returns only the newest months when there are more than the requested number', () => {
  expect(postsByMonth(DAYS, '2026-02-10', 2).map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
  expect(postsByMonth([], '2026-02-10', 2)).toEqual([]);
});
