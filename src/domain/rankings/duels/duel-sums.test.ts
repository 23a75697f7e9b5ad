import { expect, test } from 'vitest';
import { BOARDS } from '#domain/records/board.fixture.ts';
import { sumDuels } from './duel-sums.ts';

test('sumDuels counts the outcomes and sums up what each player has played', () => {
  const side = (score: number, points: number | null) => ({ rankKey: -score, points });
  const duel = (winner: 'a' | 'b' | 'draw' | 'none', a: number | null, b: number | null) => ({
    ...{ board: BOARDS.points, winner },
    a: a === null ? null : side(a, a / 10),
    b: b === null ? null : side(b, null),
  });
  expect(sumDuels([duel('a', 50, 40), duel('a', 30, 20), duel('b', 10, 20), duel('draw', 10, 10), duel('none', 70, null)])).toEqual({
    ...{ wins: 2, losses: 1, draws: 1 },
    a: { boards: 5, score: 170, points: 17 },
    b: { boards: 4, score: 90, points: 0 },
  });
});
