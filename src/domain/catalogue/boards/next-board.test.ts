import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { boardsOfStage, speedrunBoard, stageBoard } from './find-board.ts';
import { nextBoard } from './next-board.ts';

const catalogue = contentCatalogue();
const after = (stageId: number, ruleId: number) => {
  const board = stageBoard(catalogue, stageId, ruleId);
  return board && nextBoard(catalogue, board);
};

test('the next board is the next stage of the series under the same rule', () => {
  expect(after(201, 21)).toEqual({ kind: 'stage', refId: 202, ruleId: 21 });
});

test('a stage that lacks the rule is offered under its home rule', () => {
  const found = [...catalogue.boards.values()]
    .filter(({ kind }) => kind === 'stage')
    .map((board) => ({ board, next: nextBoard(catalogue, board) }))
    .find(({ board, next }) => next && next.ruleId !== board.ruleId);
  expect(found?.next?.ruleId).toBe(boardsOfStage(catalogue, found?.next?.refId ?? 0)[0]?.ruleId);
});

test('there is no next board after the last stage of a series, before a retired stage, and for events and speedruns', () => {
  const boards = [105, 902, 1001].flatMap((stageId) => boardsOfStage(catalogue, stageId)); // 903 is retired.
  const run = speedrunBoard(catalogue, 101);
  expect([...boards, ...(run ? [run] : [])].filter((board) => nextBoard(catalogue, board))).toEqual([]);
  expect(boards.length).toBeGreaterThanOrEqual(3);
  expect(run).toBeDefined();
});
