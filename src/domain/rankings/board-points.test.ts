import { expect, test } from 'vitest';
import { boardPoints } from './board-points.ts';

const scale = { referenceMax: 86, largestOfEvent: new Map([[7, 12]]) };

test.each([
  ['stage', 1, 20_000],
  ['event', 3, 10],
  ['speedrun', 1, null],
] as const)('on a %s board, place %i is worth %s points', (kind, rank, points) => {
  const players = kind === 'stage' ? 86 : 5;
  expect(boardPoints({ boardId: 7, kind }, { rank, players }, scale)).toBe(points);
});

test('treats an event board as the largest of its event when no other board size is known', () => {
  expect(boardPoints({ boardId: 8, kind: 'event' }, { rank: 1, players: 5 }, scale)).toBe(5);
});
