import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { CHANGES_SHOWN, placeChanges } from './place-changes.ts';

const places = fc.uniqueArray(fc.record({ boardId: fc.integer({ min: 1, max: 12 }), rank: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ boardId }) => boardId,
});

test('places won and lost add up, and the week names wins and losses', () => {
  fc.assert(
    fc.property(places, places, (earlier, later) => {
      const { won, lost, shown } = placeChanges(earlier, later);
      const moves = earlier.flatMap((before) =>
        later.filter(({ boardId }) => boardId === before.boardId).map((after) => before.rank - after.rank),
      );
      expect(won - lost).toBe(moves.reduce((sum, move) => sum + move, 0));
      expect(won).toBe(moves.reduce((sum, move) => sum + Math.max(0, move), 0));
      expect(shown).toHaveLength(Math.min(CHANGES_SHOWN, moves.filter((move) => move !== 0).length));
      const directions = shown.map(({ before, after }) => Math.sign(before.rank - after.rank));
      expect(directions).toEqual(directions.toSorted((a, b) => b - a));
      expect([directions.includes(1), directions.includes(-1)]).toEqual([won > 0, lost > 0]);
    }),
    { numRuns: 100 },
  );
});
