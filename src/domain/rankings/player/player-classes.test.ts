import { expect, test } from 'vitest';
import { playerClasses } from './player-classes.ts';

test('all players who share first place in the highest class are Masters, and a player without points has no class', () => {
  const rows = [
    { userId: 1, rank: 1, points: 60_000 },
    { userId: 2, rank: 1, points: 60_000 },
    { userId: 3, rank: 3, points: 50_000 },
    { userId: 4, rank: 4, points: 1 },
    { userId: 5, rank: 5, points: 0 },
  ];
  expect(playerClasses(rows, 10)).toEqual(
    new Map([
      [1, 15],
      [2, 15],
      [3, 14],
      [4, 0],
    ]),
  );
});

test('first place with points below the highest class does not make a player Master', () => {
  expect(playerClasses([{ userId: 1, rank: 1, points: 49_999 }], 10)).toEqual(new Map([[1, 13]]));
});
