import { expect, test } from 'vitest';
import { boardsOfStage, speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { coloursOf } from './creature-colours.ts';
import { eventStagesOf, neighbourStages, stagePath } from './stage-places.ts';

const catalogue = contentCatalogue();

test.each([
  [101, undefined, 102],
  [105, 104, undefined], // The next stage is in another series.
  [230, 229, 231],
  [903, 902, 904],
  [1001, undefined, 1002],
  [1002, 1001, undefined], // The next stage is in another event.
  [999, undefined, undefined],
])('neighbourStages for stage %i returns %s as the previous and %s as the next stage', (stageId, previous, next) => {
  const found = neighbourStages(catalogue, stageId);
  expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
});

test("a stage's breadcrumb contains its home rule's total or, for an event stage, the event", () => {
  expect(stagePath(catalogue, 201)).toEqual({
    series: catalogue.series.get(2),
    above: { route: '/total/21', name: catalogue.rules.get(21)?.short },
    stageId: 201,
  });
  expect(stagePath(catalogue, 1001)?.above).toEqual({ route: '/limited/151101', name: catalogue.events.get(151101)?.title });
  expect(stagePath(catalogue, 999)).toBeUndefined();
  for (const [id, { rule }] of catalogue.stages) {
    expect(stagePath(catalogue, id)?.above?.route).toBe(`/total/${rule}`);
    expect(catalogue.totals.has(rule)).toBe(true);
  }
});

test('eventStagesOf returns the stages of an event and an empty list for a meet-up', () => {
  expect(eventStagesOf(catalogue, 250905).map((stage) => stage.id)).toEqual([1313, 1314]);
  expect(eventStagesOf(catalogue, 171231)).toEqual([]);
});

test('stageBoard finds a board by stage and rule and never returns a speedrun with the same id', () => {
  expect(stageBoard(catalogue, 201, 23)).toMatchObject({ kind: 'stage', refId: 201, ruleId: 23 });
  expect(stageBoard(catalogue, 201, 24)).toBeUndefined();
  expect(stageBoard(catalogue, 1001, 21)).toBeUndefined();
  expect(speedrunBoard(catalogue, 201)).toMatchObject({ kind: 'speedrun', refId: 201 });
  expect(stageBoard(catalogue, 201, 0)).toBeUndefined();
});

test("boardsOfStage returns the home rule's board first", () => {
  expect(boardsOfStage(catalogue, 201).map((board) => board.ruleId)).toEqual([21, 23, 26, 27, 28]);
  expect(boardsOfStage(catalogue, 1001).map((board) => board.ruleId)).toEqual([0]);
  expect(boardsOfStage(catalogue, 999)).toEqual([]);
});

test.each([
  [0, 0],
  [1, 3],
  [2, 5],
  [3, 7],
  [4, 8],
  [31, 0],
])('coloursOf for series %i returns %i creature colours', (seriesId, colours) =>
  expect(coloursOf(catalogue, seriesId)).toHaveLength(colours),
);
