import { describe, expect, test } from 'vitest';
import { pointsOf } from '#domain/rankings/points.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import fc from '#tests/support/fast-check.ts';
import { type Standing, sumTotals, type TotalRules } from './totals.ts';

const RUNS = { numRuns: 1000 };
const rules = (orderBy: TotalRules['orderBy']): TotalRules => ({
  orderBy,
  worthOf: (_, rankKey) => -rankKey,
  pointsOf: ({ rank, players }) => pointsOf(rank, players, 10),
});
const standing = (userId: number, boardId: number, rankKey: number, rank = 1, postedAtMs = 1): Standing => ({
  userId,
  boardId,
  rank,
  players: 10,
  rankKey,
  postedAt: new Date(postedAtMs),
});
const shown = (standings: Standing[], orderBy: TotalRules['orderBy']) =>
  sumTotals(standings, rules(orderBy)).map(({ userId, rank, shared }) => `${formatRank(rank, shared)} ${userId}`);

const someStandings = fc.uniqueArray(
  fc
    .tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 1, max: 10 }),
      fc.nat({ max: 3 }),
    )
    .map((args) => standing(...args)),
  { selector: ({ userId, boardId }) => `${userId}/${boardId}`, maxLength: 24 },
);
const orders = fc.constantFrom<TotalRules['orderBy']>('points', 'score', 'boardsThenTime');

describe('sumTotals', () => {
  test('returns one row per player with the sums, the number of boards and the time of the newest post', () => {
    const rows = sumTotals([standing(1, 1, -500, 1, 20), standing(1, 2, -300, 2, 90), standing(1, 3, -1, 10, 50)], rules('points'));
    expect(rows).toEqual([
      {
        userId: 1,
        score: 801,
        points: 20_000 + pointsOf(2, 10, 10) + pointsOf(10, 10, 10),
        boards: 3,
        elapsedMs: null,
        newestPostedAt: new Date(90),
        rank: 1,
        shared: false,
      },
    ]);
  });

  test("computes the score on each board with that board's metric", () => {
    const worthOf = (boardId: number, rankKey: number) => (boardId === 1 ? -rankKey : Math.max(0, 600 - rankKey / 1000));
    const [row] = sumTotals([standing(1, 1, -500), standing(1, 2, 95_000)], { ...rules('score'), worthOf });
    expect(row?.score).toBe(500 + 505);
  });

  test('orders totals 1 to 4 by points, regardless of score', () => {
    expect(shown([standing(1, 1, -900, 2), standing(2, 1, -100, 1)], 'points')).toEqual(['1 2', '2 1']);
  });

  test('orders other totals by score, regardless of points', () => {
    expect(shown([standing(1, 1, -900, 2), standing(2, 1, -100, 1)], 'score')).toEqual(['1 1', '2 2']);
  });

  test('orders a speedrun total by the number of boards played, then by the smaller sum of times', () => {
    const standings = [
      standing(1, 1, 900_000),
      standing(1, 2, 900_000),
      standing(2, 1, 1_000),
      standing(3, 1, 800_000),
      standing(3, 2, 900_000),
    ];
    expect(shown(standings, 'boardsThenTime')).toEqual(['1 3', '2 1', '3 2']);
    expect(sumTotals(standings, rules('boardsThenTime'))[0]?.elapsedMs).toBe(1_700_000);
  });

  test('rows with equal sums share a rank, with the sum that was completed earlier listed first', () => {
    const standings = [
      standing(1, 1, -100, 1, 9),
      standing(2, 1, -60, 1, 5),
      standing(2, 2, -40, 1, 7),
      standing(3, 1, -99),
      standing(4, 1, -100, 1, 9),
    ];
    expect(shown(standings, 'score')).toEqual(['=1 2', '=1 1', '=1 4', '4 3']);
  });

  test('rows with equally many boards but different times do not share a rank', () => {
    expect(shown([standing(1, 1, 2_000), standing(2, 1, 1_000), standing(3, 1, 1_000)], 'boardsThenTime')).toEqual(['=1 2', '=1 3', '3 1']);
  });

  test('returns no rows for no standings', () => {
    expect(sumTotals([], rules('points'))).toEqual([]);
  });

  test('returns the same rows for any order of the standings', () => {
    const shuffled = someStandings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, orders, ([all, mixed], orderBy) => {
        expect(sumTotals(mixed, rules(orderBy))).toEqual(sumTotals(all, rules(orderBy)));
      }),
      RUNS,
    );
  });

  test('counts every standing once, and ranks never decrease from row to row', () => {
    fc.assert(
      fc.property(someStandings, orders, (standings, orderBy) => {
        const rows = sumTotals(standings, rules(orderBy));
        const ranks = rows.map(({ rank }) => rank);
        expect(rows.reduce((sum, { boards }) => sum + boards, 0)).toBe(standings.length);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      RUNS,
    );
  });
});
