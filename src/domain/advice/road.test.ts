import { expect, test } from 'vitest';
import { BOARDS } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import {
  difficultyOf,
  ENOUGH_PEERS,
  FIRST_CLASS_FOR_RECORDS,
  isInReach,
  nearestTargets,
  peerClasses,
  recordTargets,
  type Target,
} from './reach.ts';
import { ROAD_STAGES, roadTo } from './road.ts';

const target = fc
  .record({
    boardId: fc.nat(7),
    gain: fc.integer({ min: 1, max: 3_000 }),
    rank: fc.integer({ min: 1, max: 20 }),
    own: fc.option(fc.integer({ min: 1_000, max: 9_000 })),
    more: fc.integer({ min: 1, max: 3_000 }),
    likelihood: fc.double({ min: 0.001, max: 0.99, noNaN: true }),
  })
  .map(
    ({ boardId, gain, rank, own, more, likelihood }): Target => ({
      board: { ...BOARDS.points, boardId },
      draft: { score: String((own ?? 0) + more) },
      rankKey: -((own ?? 0) + more),
      ownKey: own === null ? null : -own,
      ownRank: own === null ? null : rank + 1,
      rank,
      gain,
      climb: undefined,
      effort: undefined,
      likelihood,
    }),
  );
const targets = fc.array(target, { maxLength: 30 });
const boardsOf = (some: readonly Target[]) => some.map(({ board }) => board.boardId);

test('the road has up to three boards, its gains add up, and it passes the border whenever three gains can', () => {
  fc.assert(
    fc.property(targets, fc.integer({ min: 1, max: 9_000 }), (given, missing) => {
      const road = roadTo(given, missing);
      if (!road) {
        expect(given).toEqual([]);
        return;
      }
      const boards = new Set(boardsOf(given));
      expect(road.sum).toBe(road.steps.reduce((sum, { gain }) => sum + gain, 0));
      expect(new Set(boardsOf(road.steps)).size).toBe(road.steps.length);
      expect(road.steps.length).toBeLessThanOrEqual(ROAD_STAGES);
      expect(road.passes).toBe(road.sum >= missing);
      const most = [...boards]
        .map((boardId) => Math.max(...given.filter(({ board }) => board.boardId === boardId).map(({ gain }) => gain)))
        .sort((a, b) => b - a)
        .slice(0, ROAD_STAGES)
        .reduce((sum, gain) => sum + gain, 0);
      expect(road.passes).toBe(most >= missing);
    }),
    { numRuns: 100 },
  );
});

test('targets are ordered by gap and likelihood, one per board, with unplayed boards last', () => {
  fc.assert(
    fc.property(targets, (given) => {
      const near = nearestTargets(given, 12);
      expect(new Set(boardsOf(near)).size).toBe(near.length);
      const played = near.filter(({ ownKey }) => ownKey !== null);
      expect(near.slice(0, played.length)).toEqual(played);
      const difficulties = played.map(difficultyOf);
      expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
      expect(recordTargets(given, 3).every(({ rank, ownKey }) => rank === 1 && ownKey !== null)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a beginner is never sent to a world record, and nobody to a result that no player of the class has reached', () => {
  fc.assert(
    fc.property(target, fc.integer({ min: 0, max: 15 }), fc.option(fc.integer({ min: -12_000, max: -1 })), (step, rankClass, best) => {
      const inReach = isInReach(step, { rankClass, bestOfClass: () => best ?? undefined });
      if (step.rank === 1 && rankClass < FIRST_CLASS_FOR_RECORDS) expect(inReach).toBe(false);
      if (best === null || best > step.rankKey) expect(inReach).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('a class counts alone from five players on, otherwise together with those below', () => {
  const sizes = new Map([[15, 1], [14, 2], [12, 9], [0, 3]]); // biome-ignore format: a table
  expect(peerClasses(15, sizes)).toEqual([15, 14, 13, 12]);
  expect(peerClasses(12, sizes)).toEqual([12]);
  expect(peerClasses(0, sizes)).toEqual([0]);
  expect(ENOUGH_PEERS).toBe(5);
});
