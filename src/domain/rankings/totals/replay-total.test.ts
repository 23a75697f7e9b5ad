import { expect, test } from 'vitest';
import { pointsOf } from '#domain/rankings/points.ts';
import { makeBoard } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import { replayTotal, type Step } from './replay-total.ts';

const BOARDS = [1, 2, 3].map((boardId) => makeBoard({ boardId }));
const NORMAL = BOARDS.slice(0, 2);

/** Computes the points at a stop from all posts before it, without any state of earlier stops. */
function pointsNaively(steps: readonly Step[], before: Date | null, midnight: Date): Map<number, number> {
  const keysAt = (boardId: number, until: Date | null) =>
    new Map(steps.filter((s) => s.boardId === boardId && (until === null || s.postedAt < until)).map((s) => [s.userId, s.rankKey]));
  const referenceMax = Math.max(0, ...NORMAL.map(({ boardId }) => keysAt(boardId, midnight).size));
  const sums = new Map<number, number>();
  for (const { boardId } of BOARDS) {
    const keys = keysAt(boardId, before);
    for (const [userId, key] of keys) {
      const rank = 1 + [...keys.values()].filter((other) => other < key).length;
      sums.set(userId, (sums.get(userId) ?? 0) + pointsOf(rank, keys.size, referenceMax));
    }
  }
  return sums;
}

test('replayTotal returns the points at each stop as if it were the only one', () => {
  const posts = fc.array(
    fc.record({
      userId: fc.integer({ min: 1, max: 6 }),
      boardId: fc.integer({ min: 1, max: 3 }),
      rankKey: fc.integer({ min: -4, max: 0 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(posts, fc.integer({ min: 1, max: 3 }), fc.nat(4), (made, days, hours) => {
      const steps = made.map((post, index) => ({ ...post, postedAt: new Date(index) }));
      // A day of five instants, with at most one stop.
      const midnights = Array.from({ length: Math.ceil(made.length / (5 * days)) }, (_, index) => 5 * days * index);
      const stops = [
        ...midnights.map((at) => ({ before: new Date(at + hours), midnight: new Date(at), boards: BOARDS })),
        { before: null, midnight: new Date(made.length), boards: BOARDS },
      ];
      const replayed = [...replayTotal(steps, NORMAL, stops)];
      expect(replayed).toHaveLength(stops.length);
      stops.forEach(({ before, midnight }, index) => {
        expect(replayed[index]).toEqual(pointsNaively(steps, before, midnight));
      });
    }),
  );
});
