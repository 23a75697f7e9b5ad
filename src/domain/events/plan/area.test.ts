import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { holdersOf, neighboursOf, openBoards } from './area.ts';
import { borderKey, type FieldArea } from './event-field.ts';

// The grid of board ids. Team 1 starts on board 1 and team 2 on board 8.
//   1 2 3
//   4 . 5
//   6 7 8
const cell = (boardId: number, home: number | null = null) => ({ boardId, home, borderKey: -100 });
const AREA: FieldArea = { columns: 3, cells: [cell(1, 1), cell(2), cell(3), cell(4), null, cell(5), cell(6), cell(7), cell(8, 2)] };
const open = (team: number, posts: readonly (readonly [number, number])[]) =>
  [
    ...openBoards(
      AREA,
      team,
      posts.map(([boardId, score]) => ({ boardId, rankKey: -score })),
    ),
  ].sort((a, b) => a - b);

describe('openBoards', () => {
  test("opens the team's home cells and their neighbours", () => {
    expect(open(1, [])).toEqual([1, 2, 4]);
    expect(open(2, [])).toEqual([5, 7, 8]);
  });

  test('opens the neighbours of a cell after a post reaches its border', () => {
    expect(open(1, [[2, 99]])).toEqual([1, 2, 4]);
    expect(open(1, [[2, 100]])).toEqual([1, 2, 3, 4]);
    expect(open(1, [[2, 100], [3, 400]])).toEqual([1, 2, 3, 4, 5]); // biome-ignore format: a path
  });

  test('opens cells step by step and never closes one, for any posts', () => {
    const posts = fc.array(fc.record({ boardId: fc.integer({ min: 1, max: 8 }), rankKey: fc.integer({ min: -200, max: 0 }) }));
    fc.assert(
      fc.property(posts, posts, fc.constantFrom(1, 2), (some, more, team) => {
        const before = openBoards(AREA, team, some);
        const after = openBoards(AREA, team, [...some, ...more]);
        expect(before.isSubsetOf(after)).toBe(true);
        const reached = (boardId: number) => [...some, ...more].some((post) => post.boardId === boardId && post.rankKey <= -100);
        AREA.cells.forEach((each, place) => {
          if (!each) return;
          const isNear = neighboursOf(AREA, place).some(
            (side) => AREA.cells[side]?.home === team || reached(AREA.cells[side]?.boardId ?? 0),
          );
          expect(after.has(each.boardId)).toBe(each.home === team || isNear);
        });
      }),
      { numRuns: 300 },
    );
  });
});

test('neighboursOf returns mutual neighbours on four sides and does not wrap to the next row', () => {
  expect(neighboursOf(AREA, 2)).toEqual([1, 5]); // The cell of board 3 is next to boards 2 and 5.
  // The cell of board 4 is next to boards 1 and 6, but not to board 3 at the end of the previous row.
  expect(neighboursOf(AREA, 3)).toEqual([0, 6]);
  AREA.cells.forEach((each, place) => {
    if (each) for (const side of neighboursOf(AREA, place)) expect(neighboursOf(AREA, side)).toContain(place);
  });
});

test('holdersOf returns the team with the most points, both teams on a tie, and none without points', () => {
  expect(holdersOf(new Map())).toEqual([]);
  expect(holdersOf(new Map([[1, 4], [2, 3]]))).toEqual([1]); // biome-ignore format: two teams
  expect(holdersOf(new Map([[2, 4], [1, 4], [3, 1]]))).toEqual([1, 2]); // biome-ignore format: three teams
});

test('borderKey negates a score and leaves an elapsed time unchanged', () => {
  expect(borderKey({ metric: 'points' }, 500)).toBe(-500);
  expect(borderKey({ metric: 'elapsed' }, 90_000)).toBe(90_000);
});
