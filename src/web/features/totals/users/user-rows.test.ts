import { expect, test } from 'vitest';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';
import { userRows } from './user-rows.ts';

const WORDS = {
  toNext: '{missing} to {name}',
  master: '1st for {name}',
  classes: { 0: 'D3', 1: 'D2', 15: 'Master' },
};

const row = (
  points: number,
  rankClass: number | null,
  shares: UserRanking['rows'][number]['shares'] = [],
): UserRanking['rows'][number] => ({
  userId: 1,
  handle: 'fern',
  name: null,
  rankClass,
  rank: 2,
  shared: true,
  points,
  score: 0,
  boardsPlayed: 3,
  elapsedMs: null,
  newestAt: new Date(0),
  shares,
  posts: 4,
  lastPostAt: new Date('2026-03-01T15:00:00Z'),
});

const shown = (user: UserRanking['rows'][number]) => {
  const ranking: UserRanking = {
    filter: { console: 0, page: 1 },
    zone: 'Asia/Tokyo',
    isNow: true,
    today: '2026-03-02',
    thisYear: 2026,
    players: 1,
    boards: 224,
    pages: 1,
    rows: [user],
    classLines: [],
    classCounts: new Map(),
    consoles: [],
  };
  return userRows(ranking, WORDS)[0];
};

test.each([
  [0, null, '1 to D3'],
  [1, 0, '11,199 to D2'],
  [1_120_000, 14, '1st for Master'],
  [1_120_000, 15, ''],
])('a player with %i points and class %s has the next goal %j', (points, rankClass, toNext) => {
  expect(shown(row(points, rankClass))?.toNext).toBe(toNext);
});

test('the points bar is full at the highest class border and never longer', () => {
  expect([0, 560_000, 1_120_000, 4_000_000].map((points) => shown(row(points, null))?.bar)).toEqual([0, 50, 100, 100]);
});

test('formats tied ranks, shares, and dates in the site’s time zone', () => {
  const line = shown(
    row(100, 0, [
      { seriesId: 2, share: 0.754 },
      { seriesId: 31, share: 0.246 },
    ]),
  );
  expect(line).toMatchObject({ rankText: '=2', shares: { 2: 75, 31: 25 }, lastPostOn: '2026/03/02' });
});
