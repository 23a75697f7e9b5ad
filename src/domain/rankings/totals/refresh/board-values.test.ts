import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { eventPointsOf, pointsOf } from '#domain/rankings/points.ts';
import { boardValues } from './board-values.ts';

const counts = [
  { rankKey: -30, players: 1 },
  { rankKey: -20, players: 2 },
  { rankKey: -10, players: 1 },
];
const board = (kind: Board['kind']) => ({ boardId: 7, kind, metric: 'points' }) as Board;
const scale = { referenceMax: 9, largestOfEvent: new Map([[7, 6]]) };

test('players with the same key share a rank and its points', () => {
  expect(boardValues(board('stage'), counts, scale)).toEqual([
    { rankKey: -30, points: pointsOf(1, 4, 9), score: 30 },
    { rankKey: -20, points: pointsOf(2, 4, 9), score: 20 },
    { rankKey: -10, points: pointsOf(4, 4, 9), score: 10 },
  ]);
});

test("an event board's points depend on the event's largest board", () => {
  expect(boardValues(board('event'), counts, scale).map(({ points }) => points)).toEqual([1, 2, 4].map((rank) => eventPointsOf(rank, 6)));
});
