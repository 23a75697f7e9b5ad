import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { eventPointsOf, pointsOf } from './points.ts';

const RUNS = { numRuns: 1000 };
const playerCounts = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2_000_000 }));
const views = fc.tuple(playerCounts, fc.nat({ max: 3_000_000 })).chain(([players, referenceMax]) =>
  fc.oneof(fc.integer({ min: 1, max: Math.min(players, 100) }), fc.integer({ min: 1, max: players })).map((rank) => ({
    rank,
    players,
    referenceMax,
  })),
);

describe('pointsOf', () => {
  test.each([
    // Check values from domain.md §3, in the order M, N, rank, points.
    [86, 86, 1, 20_000],
    [86, 86, 2, 18_140],
    [86, 86, 3, 16_750],
    [86, 86, 5, 14_454],
    [86, 86, 10, 10_058],
    [86, 86, 20, 4_838],
    [86, 86, 43, 1_046],
    [86, 86, 86, 212],
    [86, 43, 1, 10_237],
    [86, 43, 10, 5_148],
    [86, 20, 1, 5_283],
    [86, 10, 1, 3_212],
    [86, 10, 10, 1_615],
    [86, 1, 1, 1_225],
    [86, 200, 1, 20_000],
    [0, 1, 1, 20_000],
    [2_000_000, 1, 1, 0],
  ])('with reference maximum %i and %i players, rank %i is worth %i points', (referenceMax, players, rank, expected) => {
    expect(pointsOf(rank, players, referenceMax)).toBe(expected);
  });

  test('returns an integer from 0 to 20,000 for every board', () => {
    fc.assert(
      fc.property(views, ({ rank, players, referenceMax }) => {
        const points = pointsOf(rank, players, referenceMax);
        expect(Number.isInteger(points)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(20_000);
      }),
      RUNS,
    );
  });

  test('never gives a worse rank more points (random boards)', () => {
    fc.assert(
      fc.property(views, ({ rank, players, referenceMax }) => {
        fc.pre(rank < players);
        expect(pointsOf(rank + 1, players, referenceMax)).toBeLessThanOrEqual(pointsOf(rank, players, referenceMax));
      }),
      RUNS,
    );
  });

  test('never gives a worse rank more points (all boards with up to 100 players)', () => {
    for (let referenceMax = 0; referenceMax <= 100; referenceMax += 1) {
      for (let players = 1; players <= 100; players += 1) {
        const points = Array.from({ length: players }, (_, index) => pointsOf(index + 1, players, referenceMax));
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }
    }
  });

  test.each([
    [0, 5],
    [6, 5],
    [1.5, 5],
    [1, 0],
    [Number.NaN, 5],
  ])('throws a RangeError for rank %d among %d players', (rank, players) => {
    expect(() => pointsOf(rank, players, 86)).toThrow(RangeError);
  });
});

describe('eventPointsOf', () => {
  test.each([
    [1, 30, 30],
    [2, 30, 29],
    [30, 30, 1],
    [1, 1, 1],
  ])("with rank %i and %i players on the event's largest board, returns %i points", (rank, largestN, expected) => {
    expect(eventPointsOf(rank, largestN)).toBe(expected);
  });

  test('throws a RangeError for a rank greater than the number of players on the largest board', () => {
    expect(() => eventPointsOf(31, 30)).toThrow(RangeError);
  });
});
