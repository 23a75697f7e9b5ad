import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/records/board.fixture.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { Board } from './board.ts';
import { speedrunBoard, stageBoard } from './find-board.ts';

const catalogue = contentCatalogue();
const boards = [...catalogue.boards.values()];
const stageBoards = boards.filter((board) => board.kind === 'stage');

const COUNTDOWN_STAGES = [338, 341, 343, 345, 346, 347, 348, 349, 350];

// Returns the expected metric of a stage's board, transcribed from the table in domain.md §2.
function metricInTheSpec({ refId, ruleId }: Board): string {
  if (COUNTDOWN_STAGES.includes(refId)) return 'countdown';
  if (ruleId === 25) return 'cavePoints';
  if (ruleId === 11) return 'collectAllTime';
  if ([43, 46].includes(ruleId)) return 'timeLeft';
  if ([29, 35, 47, 91].includes(ruleId)) return 'elapsed';
  if ([42, 45].includes(ruleId)) return 'battleMargin';
  return 'points';
}

test('every stage board has the metric from the specification', () => {
  for (const board of stageBoards)
    expect(`${board.refId}/${board.ruleId} ${board.metric}`).toBe(`${board.refId}/${board.ruleId} ${metricInTheSpec(board)}`);
});

test("a speedrun board accepts fractional times and has its own consoles and its game's series", () => {
  const board = speedrunBoard(catalogue, 311);
  expect(board).toMatchObject({
    metric: 'elapsed',
    takesFractions: true,
    consoles: [7],
    seriesId: 31,
    countsSince: null,
    timeCreditS: null,
  });
  expect(boards.filter((b) => b.kind === 'speedrun').every((b) => b.metric === 'elapsed' && b.timeLimitS === null)).toBe(true);
});

test('only rule 91 and speedruns accept fractions of a second', () => {
  for (const board of boards) expect(board.takesFractions).toBe(board.ruleId === 91 || board.kind === 'speedrun');
});

test.each(COLLECTIONS)(
  'stage %i has the metric collectAllTime with a limit of %i seconds and a reference score of %i',
  (stageId, timeLimitS, referenceScore) => {
    expect(stageBoard(catalogue, stageId, 11)).toMatchObject({ timeLimitS, referenceScore });
    expect(stageBoard(catalogue, stageId, 10)?.referenceScore).toBeNull();
  },
);

test.each([
  [
    'caves',
    25,
    {
      231: 360,
      232: 1920,
      233: 1800,
      234: 720,
      235: 840,
      236: 1200,
      237: 1800,
      238: 1320,
      239: 1680,
      240: 1680,
      241: 1560,
      242: 2040,
      243: 1560,
      244: 2520,
    },
  ],
  ['countdowns', 34, { 338: 720, 341: 840, 343: 780, 345: 420, 346: 900, 347: 780, 348: 600, 349: 900, 350: 720 }],
])('boards for %s have the time limits from the specification', (_, ruleId, limits) => {
  const own = Object.keys(limits).map((id) => [id, stageBoard(catalogue, Number(id), ruleId)?.timeLimitS]);
  expect(Object.fromEntries(own)).toEqual(limits);
});

test('only boards under rules 29, 35 and 47 have a time credit, which is 600 seconds', () => {
  for (const board of boards) expect(board.timeCreditS).toBe([29, 35, 47].includes(board.ruleId) ? 600 : null);
});

test('only stages 203, 213 and 228 and event stages based on them have a regional adjustment', () => {
  const adjustments: Record<number, number> = { 203: 200, 213: -100, 228: -40 };
  for (const board of boards.filter((b) => b.kind !== 'speedrun')) {
    const stageId = board.kind === 'stage' ? board.refId : (catalogue.eventStages.get(board.refId)?.baseStage ?? 0);
    expect(board.regionAdjustment).toBe(adjustments[stageId] ?? null);
  }
});

test('event boards have the time limit of their base stage and the consoles of rule 0', () => {
  expect(stageBoard(catalogue, 1001, 0)).toMatchObject({
    kind: 'event',
    metric: 'points',
    timeLimitS: catalogue.stages.get(206)?.timeLimit,
    seriesId: 5,
  });
  for (const board of boards.filter((b) => b.kind === 'event'))
    expect(board).toMatchObject({ consoles: [1, 2, 3, 4], countsSince: null, ruleId: 0 });
});

test('stage 903 is the only retired stage', () => {
  expect(boards.filter((board) => board.retired).map((board) => board.refId)).toEqual([903]);
});
