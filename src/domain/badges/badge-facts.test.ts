import { expect, test } from 'vitest';
import { badgeFactsOf } from './badge-facts.ts';

const board = (seriesId: number, refId: number, ruleId: number, kind: 'stage' | 'event' | 'speedrun' = 'stage') => ({
  kind,
  refId,
  seriesId,
  ruleId,
});
const standing = (of: ReturnType<typeof board>, rank: number, day = '2026-11-01') => ({
  board: of,
  rank,
  shared: false,
  postedAt: new Date(`${day}T03:00:00Z`),
});
const DAY = { day: '2026-11-15', zone: 'Asia/Tokyo' } as const;

test('counts records, medals, stages and games of a player', () => {
  const standings = [
    standing(board(1, 101, 10), 1, '2025-11-15'),
    standing(board(1, 101, 11), 3),
    standing(board(4, 401, 47), 4),
    standing(board(5, 901, 0, 'event'), 1),
    standing(board(1, 101, 0, 'speedrun'), 2), // A speedrun belongs to the series of its game.
  ];
  const stamps = [{ place: { rank: 1, shared: false, players: 9 } }, { place: null }];
  const days = ['2025-11-15', '2025-11-16', '2026-11-01'].map((day) => ({ day: day as '2026-11-01' }));
  expect(badgeFactsOf({ ...DAY, standings, stamps, days, guides: 2 })).toEqual({
    worldRecords: 2,
    longestDays: 365,
    medals: 4,
    boards: 5,
    nightBoards: 1,
    stages: 2,
    games: 2,
    runs: 1,
    eventsJoined: 2,
    eventsWon: 1,
    guides: 2,
    monthsActive: 2,
    daysSinceFirst: 365,
  });
});

test('a player without records has only zeros', () => {
  const facts = badgeFactsOf({ ...DAY, standings: [], stamps: [], days: [], guides: 0 });
  expect(new Set(Object.values(facts))).toEqual(new Set([0]));
});
