import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { holdersOf, neighboursOf, openBoards } from './area.ts';
import { borderKey, type FieldArea } from './event-field.ts';

// 1 2 3
// 4 . 5      team 1 begins on 1, team 2 on 8
// 6 7 8
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

describe('boards open to a team', () => {
  test('its own cells and their neighbours are open', () => {
    expect(open(1, [])).toEqual([1, 2, 4]);
    expect(open(2, [])).toEqual([5, 7, 8]);
  });

  test("a post that reaches a cell's border opens the neighbours of that cell too", () => {
    expect(open(1, [[2, 99]])).toEqual([1, 2, 4]);
    expect(open(1, [[2, 100]])).toEqual([1, 2, 3, 4]);
    expect(open(1, [[2, 100], [3, 400]])).toEqual([1, 2, 3, 4, 5]); // biome-ignore format: a path
  });

  test('cells open step by step and never close', () => {
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

test('neighbours are mutual, on four sides, without wrapping to the next row', () => {
  expect(neighboursOf(AREA, 2)).toEqual([1, 5]); // 3: 2 and 5
  expect(neighboursOf(AREA, 3)).toEqual([0, 6]); // 4: 1 and 6, not 3
  AREA.cells.forEach((each, place) => {
    if (each) for (const side of neighboursOf(AREA, place)) expect(neighboursOf(AREA, side)).toContain(place);
  });
});

test('a cell is held by the team with the most points, by both on a tie, by none without points', () => {
  expect(holdersOf(new Map())).toEqual([]);
  expect(holdersOf(new Map([[1, 4], [2, 3]]))).toEqual([1]); // biome-ignore format: two teams
  expect(holdersOf(new Map([[2, 4], [1, 4], [3, 1]]))).toEqual([1, 2]); // biome-ignore format: three teams
});

test('a border is reached at or above a score, or at or below a time', () => {
  expect(borderKey({ metric: 'points' }, 500)).toBe(-500);
  expect(borderKey({ metric: 'elapsed' }, 90_000)).toBe(90_000);
});
