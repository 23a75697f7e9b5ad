import { expect, test } from 'vitest';
import { BOARDS, makeBoard } from './board.fixture.ts';
import { bonusOf } from './bonus.ts';
import { formatShown } from './shown-value.ts';

const shown = (differences: Parameters<typeof makeBoard>[0], treasure: number | null, startCreatures: number | null, score: number) => {
  const board = makeBoard(differences);
  const bonus = bonusOf(board, { id: board.refId, treasure, startCreatures }, -score);
  return bonus && formatShown(bonus);
};

test.each([
  [201, 36_000, '+1,080'],
  [201, 34_920, '0'],
  [201, 34_000, '−920'],
])('in game 2, stage %i with a score of %i shows the bonus %s', (refId, score, bonus) => {
  expect(shown({ refId, seriesId: 2, ruleId: 21 }, 3_442, 50, score)).toBe(bonus);
});

test('a cave in game 2 also shows a bonus', () => {
  expect(shown({ ...BOARDS.cavePoints, refId: 231 }, 480, 15, 5_000)).toBe('+50');
});

test.each([
  [301, 31, 2_110, 2_110 + 30 * 95, '1:35'],
  [301, 31, 2_110, 2_110 + 14, '0:00'],
  [301, 31, 2_110, 2_110 + 15, '0:01'], // half a second is rounded up
  [320, 32, 685, 685 + 300, '0:10'],
  [321, 32, 935, 935 + 300, '0:30'],
  [330, 32, 475, 475 + 300, '0:30'],
  [331, 36, 800, 800 + 300, '0:10'],
  [336, 36, 800, 800 + 300, '0:30'],
  [337, 36, 700, 700 + 300, '0:30'],
  [338, 36, 700, 700 + 300, '0:10'],
  [339, 36, 660, 660 + 300, '0:30'],
  [340, 34, 1_000, 1_000 + 300, '0:10'],
])('in game 3, stage %i under rule %i with treasure %i and score %i shows %s as the time left', (refId, ruleId, treasure, score, left) => {
  expect(shown({ refId, seriesId: 3, ruleId }, treasure, null, score)).toBe(left);
});

test('rule 41 shows the points above the treasure as time left, and rule 44 shows no bonus', () => {
  expect(shown({ refId: 401, ruleId: 41 }, 140, null, 140 + 212)).toBe('3:32');
  expect(shown({ refId: 401, ruleId: 44 }, 140, null, 140 + 212)).toBeUndefined();
});

test("shows no time left when the score is below the stage's treasure", () => {
  expect(shown({ refId: 401, ruleId: 41 }, 140, null, 139)).toBeUndefined();
  expect(shown({ refId: 301, seriesId: 3, ruleId: 31 }, 2_110, 50, 2_000)).toBeUndefined();
});

test.each([
  ['a countdown of game 3', BOARDS.countdown],
  ['an elapsed board of game 2', BOARDS.elapsed],
  ['game 1', makeBoard({ seriesId: 1, ruleId: 10, refId: 101 })],
  ['an event', makeBoard({ kind: 'event', seriesId: 5, ruleId: 0, refId: 1001 })],
  ['a battle', BOARDS.battleMargin],
])('%s shows no bonus', (_what, board) => {
  expect(bonusOf(board, { id: board.refId, treasure: 100, startCreatures: 10 }, -300)).toBeUndefined();
});

test("shows no bonus when the catalogue lacks the stage's treasure or start creatures", () => {
  expect(shown({ refId: 201, seriesId: 2, ruleId: 21 }, null, 50, 100)).toBeUndefined();
  expect(shown({ refId: 201, seriesId: 2, ruleId: 21 }, 100, null, 100)).toBeUndefined();
});
