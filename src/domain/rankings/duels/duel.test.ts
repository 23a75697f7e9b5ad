import { expect, test } from 'vitest';
import { duelWinner } from './duel.ts';

test.each([
  ['points', -500, -400, 'a'],
  ['points', -400, -500, 'b'],
  ['points', -500, -500, 'draw'],
  ['points', -500, null, 'a'],
  ['points', null, 5, 'b'],
  ['points', null, null, 'none'],
  ['battleMargin', null, 3, 'b'],
  ['cavePoints', -10, null, 'a'],
  ['elapsed', 61_000, 62_000, 'a'],
  ['elapsed', 61_000, null, 'none'],
  ['countdown', null, -30, 'none'],
  ['timeLeft', -30, null, 'none'],
  ['collectAllTime', -30, null, 'none'],
] as const)('duelWinner on a %s board with the rank keys %s and %s returns %s', (metric, keyA, keyB, winner) => {
  expect(duelWinner({ metric }, keyA, keyB)).toBe(winner);
});
