import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { classBorders, classSpan, masterOf, nextClass, rankClassOf } from './rank-class.ts';

const RUNS = { numRuns: 1000 };
const boardCounts = fc.integer({ min: 1, max: 500 });
const sums = fc.integer({ min: 0, max: 5_000_000 });

describe('rankClassOf', () => {
  test.each([
    [1, 0],
    [11_199, 0],
    [11_200, 1],
    [1_120_000, 14],
  ])('%i points on 224 boards are class %i', (points, expected) => {
    expect(rankClassOf(points, 224)).toBe(expected);
  });

  // The thresholds from seed.md §9.
  const FACTORS = [50, 100, 150, 200, 250, 300, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000];
  test.each(FACTORS.map((factor, index) => [factor, index + 1] as const))(
    '%i points per board are exactly the border of class %i',
    (factor, rankClass) => {
      expect(rankClassOf(factor * 71, 71)).toBe(rankClass);
      expect(rankClassOf(factor * 71 - 1, 71)).toBe(rankClass - 1);
    },
  );

  test('returns undefined for 0 points', () => {
    expect(rankClassOf(0, 224)).toBeUndefined();
  });

  test('returns class 14, not Master, for the maximum points on every board', () => {
    expect(rankClassOf(20_000 * 224, 224)).toBe(14);
  });

  test('never returns a lower class for more points', () => {
    fc.assert(
      fc.property(sums, fc.nat({ max: 1_000_000 }), boardCounts, (points, more, boards) => {
        expect(rankClassOf(points + more, boards) ?? -1).toBeGreaterThanOrEqual(rankClassOf(points, boards) ?? -1);
      }),
      RUNS,
    );
  });
});

describe('classBorders', () => {
  test('returns 14 borders from 11,200 to 1,120,000 points for 224 boards', () => {
    const borders = classBorders(224);
    expect(borders).toHaveLength(14);
    expect(borders[0]).toEqual({ rankClass: 1, points: 11_200 });
    expect(borders.at(-1)).toEqual({ rankClass: 14, points: 1_120_000 });
  });
});

describe('nextClass', () => {
  test.each([
    [0, { rankClass: 0, points: 0 }],
    [1, { rankClass: 1, points: 11_200 }],
    [11_200, { rankClass: 2, points: 22_400 }],
    [1_119_999, { rankClass: 14, points: 1_120_000 }],
    [1_120_000, undefined],
  ])('for %i points on 224 boards, returns %o', (points, expected) => {
    expect(nextClass(points, 224)).toEqual(expected);
  });

  test('returns the class directly above the current one, whose border is above the given points', () => {
    fc.assert(
      fc.property(sums, boardCounts, (points, boards) => {
        fc.pre(points > 0);
        const next = nextClass(points, boards);
        const held = rankClassOf(points, boards) ?? -1;
        expect(next?.rankClass ?? 15).toBe(held + 1);
        if (next) expect(next.points).toBeGreaterThan(points);
      }),
      RUNS,
    );
  });
});

describe('masterOf', () => {
  const row = (userId: number, rank: number, points: number) => ({ userId, rank, points });

  test('returns exactly the players who share first place with class 14', () => {
    const rows = [row(7, 1, 1_120_000), row(8, 1, 1_120_000), row(9, 3, 1_119_999)];
    expect(masterOf(rows, 224).map(({ userId }) => userId)).toEqual([7, 8]);
  });

  test('does not return a class 14 player in second place', () => {
    expect(masterOf([row(7, 1, 2_000_000), row(8, 2, 1_999_999)], 224).map(({ userId }) => userId)).toEqual([7]);
  });

  test('does not return a first-placed player below class 14', () => {
    expect(masterOf([row(7, 1, 1_119_999)], 224)).toEqual([]);
  });
});

test('classSpan starts at or below the points, and adding the missing points reaches exactly the next class', () => {
  expect(classSpan(0, 224)).toEqual({ rankClass: undefined, from: 0, next: { rankClass: 0, points: 1, missing: 1 } });
  expect(classSpan(5_000 * 224, 224)).toEqual({ rankClass: 14, from: 5_000 * 224, next: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 300 }), (points, boards) => {
      const { from, next } = classSpan(points, boards);
      expect(from).toBeLessThanOrEqual(points);
      if (!next) return;
      expect(next.missing).toBeGreaterThan(0);
      expect(rankClassOf(points + next.missing, boards)).toBe(next.rankClass);
      expect(rankClassOf(points + next.missing - 1, boards)).not.toBe(next.rankClass);
    }),
  );
});
