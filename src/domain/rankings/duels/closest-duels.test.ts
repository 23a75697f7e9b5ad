import { expect, test } from 'vitest';
import { closestDuels } from './closest-duels.ts';

const duel = (name: string, winner: 'a' | 'b' | 'draw' | 'none', a: number | null, b: number | null, points = 0) => ({
  name,
  winner,
  a: a === null ? null : { rank: a, points: 0 },
  b: b === null ? null : { rank: b, points },
});
const DUELS = [
  duel('far', 'b', 30, 2),
  duel('near, many points', 'b', 5, 4, 900),
  duel('near, few points', 'b', 9, 8, 100),
  duel('won', 'a', 1, 2),
  duel('level', 'draw', 3, 3),
  duel('not played by a', 'b', null, 7),
];
const names = (loser: 'a' | 'b', most: number) => closestDuels(DUELS, loser, most).map(({ name }) => name);

test('orders lost duels by difference in rank, then in points, and omits boards that only one player has played', () => {
  expect(names('a', 9)).toEqual(['near, few points', 'near, many points', 'far']);
  expect(names('b', 9)).toEqual(['won']);
});

test('returns at most the requested number of duels', () => {
  expect(names('a', 1)).toEqual(['near, few points']);
});
