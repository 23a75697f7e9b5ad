import { expect, test } from 'vitest';
import type { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { playedBoards } from './played-boards.ts';

const catalogue = contentCatalogue();
const boards = [...catalogue.boards.values()];

test('playedBoards returns the played boards in catalogue order, speedruns only for all consoles', () => {
  const speedrun = boards.find(({ kind, retired }) => kind === 'speedrun' && !retired);
  const [first, second] = boards.filter(({ kind, retired }) => kind === 'stage' && !retired);
  const played = new Set([speedrun, second, first].map((board) => board?.boardId));
  expect(playedBoards(catalogue, 0, (id) => played.has(id))).toEqual(boards.filter(({ boardId }) => played.has(boardId)));
  expect(playedBoards(catalogue, 4, (id) => played.has(id))).toEqual([first, second]);
});

test('playedBoards leaves out retired boards', () => {
  const [board] = boards;
  const retired = { ...catalogue, boards: new Map(board && [[board.boardId, { ...board, retired: true }]]) } as ReturnType<
    typeof createCatalogue
  >;
  expect(playedBoards(retired, 0, () => true)).toEqual([]);
});
