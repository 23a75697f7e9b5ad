import { expect, test } from 'vitest';
import { countMoves, movesBetween, placesWon } from './moves.ts';

const line = (userId: number, rank: number) => ({ userId, rank });

test('sorts players who rose first, then new, unchanged and fallen players', () => {
  const moves = movesBetween(
    [line(1, 1), line(2, 2), line(3, 3), line(4, 4), line(9, 5)],
    [line(4, 1), line(2, 2), line(5, 3), line(3, 4), line(1, 5), line(6, 6)],
  );
  expect(moves.map(({ after }) => after.userId)).toEqual([4, 5, 6, 2, 3, 1]);
  expect(moves.map(placesWon)).toEqual([3, 0, 0, 0, -1, -4]);
  expect(countMoves(moves)).toEqual({ rose: 1, came: 2, stayed: 1, fell: 2 });
});
