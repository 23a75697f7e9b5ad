import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { stageLines } from './stage-lines.ts';

const catalogue = contentCatalogue();
const borders = catalogue.stages.get(201)?.borders ?? [];
const [lowest = 0, , , highest = 0] = borders;

/** Returns the border lines on a page of stage 201's ranking. `above` is the score in the place above the first row. */
function linesOf(scores: readonly number[], { rule = 21, above = null as number | null, rank = 1, firstPosition = 1 } = {}) {
  const board = stageBoard(catalogue, 201, rule);
  if (!board) throw new Error(`stage 201 has no rule ${rule}`);
  const rows = scores.map((score, index) => ({
    rankKey: -score,
    aboveKey: index === 0 && above !== null ? -above : null,
    rank: rank + index,
  }));
  return stageLines(catalogue, { board, rows, firstPosition });
}

test("draws a stage's borders between two rows, highest first, each with the sum over all stages", () => {
  expect(linesOf([highest + 1, lowest - 1]).map(({ above, border, sum }) => [above, border, sum])).toEqual(
    borders.map((border, index) => [1, border, [700_000, 700_500, 701_000, 702_000][index]]).reverse(),
  );
});

test("draws no border above the first row of a stage's ranking or under rule 23", () => {
  expect(linesOf([lowest - 1])).toEqual([]);
  expect(linesOf([highest + 1, lowest - 1], { rule: 23 })).toEqual([]);
});

test('draws a border between two pages on the second page, unless a tie spans both pages', () => {
  const page = { above: highest + 1, firstPosition: 101 };
  expect(linesOf([lowest - 1], { ...page, rank: 101 })).toHaveLength(4);
  expect(linesOf([lowest - 1], { ...page, rank: 100 })).toEqual([]);
});
