import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { GOAL_SHARES, goalOf } from './goal-place.ts';

const place = fc
  .integer({ min: 1, max: 5_000 })
  .chain((players) => fc.record({ players: fc.constant(players), rank: fc.integer({ min: 1, max: players + 1 }) }));

test('a goal is a better place, and no smaller share of the players has one', () => {
  fc.assert(
    fc.property(place, ({ players, rank }) => {
      const goal = goalOf(rank, players);
      const better = GOAL_SHARES.filter((share) => Math.ceil((players * (100 - share)) / 100) < rank);
      expect(goal?.share).toBe(better[0]);
      if (!goal) return;
      expect(goal.position).toBeGreaterThanOrEqual(0);
      expect(goal.position + 1).toBeLessThan(rank);
      // At most the rest of the players is better.
      expect(goal.position).toBeLessThan((players * (100 - goal.share)) / 100);
    }),
    { numRuns: 100 },
  );
});

test.each([
  [107, 151, { share: 50, position: 75 }],
  [152, 151, { share: 50, position: 75 }],
  [76, 151, { share: 60, position: 60 }],
  [16, 151, null],
  [2, 1, { share: 50, position: 0 }],
  [1, 0, null],
])('the goal of place %d of %d', (rank, players, goal) => {
  expect(goalOf(rank, players)).toEqual(goal);
});
