import { expect, test } from 'vitest';
import type { Standing } from '#domain/rankings/totals/totals.ts';
import { keyOfNextPlace, neighboursOf, passedBy, standingsAfter, standingsBefore } from './imagine-post.ts';

const postedAt = new Date('2025-01-01T00:00:00Z');
const view = (...places: [userId: number, rankKey: number, rank: number][]): Standing[] =>
  places.map(([userId, rankKey, rank]) => ({ userId, boardId: 1, rankKey, rank, players: places.length, postedAt }));
const post = (userId: number, rankKey: number) => ({ userId, boardId: 1, rankKey, postedAt });
const BEFORE = view([1, -90, 1], [2, -80, 2], [3, -80, 2], [4, -70, 4]);
const placesOf = (standings: readonly Standing[]) => standings.map(({ userId, rank, players }) => [userId, rank, players]);

test('a hypothetical post that ties other players shares their rank and does not pass them', () => {
  const after = standingsAfter(BEFORE, post(4, -80));
  expect(placesOf(after).sort()).toEqual([
    [1, 1, 4],
    [2, 2, 4],
    [3, 2, 4],
    [4, 2, 4],
  ]);
  expect(passedBy(BEFORE, after, 4)).toEqual([]);
  expect(keyOfNextPlace(after, 4)).toBe(-90);
});

test('a hypothetical post passes tied players when it breaks the tie, and all worse players when its author is new', () => {
  const left = standingsAfter(BEFORE, post(3, -85));
  expect(passedBy(BEFORE, left, 3).map((each) => each.userId)).toEqual([2]);
  const joined = standingsAfter(BEFORE, post(9, -95));
  expect(placesOf(joined)[0]).toEqual([9, 1, 5]);
  expect(passedBy(BEFORE, joined, 9).map((each) => each.userId)).toEqual([1, 2, 3, 4]);
  expect(keyOfNextPlace(joined, 9)).toBeNull();
});

test('passed players are listed best first, then by who reached the value earlier, then by id', () => {
  const at = (hour: number) => new Date(postedAt.getTime() + hour);
  const before = [...view([7, -60, 4], [6, -70, 1], [5, -70, 1], [4, -70, 1])].map((each) =>
    each.userId === 6 ? each : { ...each, postedAt: at(1) },
  );
  const after = standingsAfter(before, post(9, -99));
  expect(passedBy(before, after, 9).map(({ userId }) => userId)).toEqual([6, 4, 5, 7]);
  expect(passedBy(before, before, 9)).toEqual([]);
  expect(neighboursOf(after, 7).above?.userId).toBe(6);
  expect(
    neighboursOf(
      after.filter(({ userId }) => userId !== 6),
      7,
    ).above?.userId,
  ).toBe(4);
});

test("a hypothetical post no better than the player's own best does not change the standings", () => {
  expect(standingsAfter(BEFORE, post(2, -80))).toBe(BEFORE);
  expect(standingsAfter(BEFORE, post(2, -10))).toBe(BEFORE);
});

test('the standings before a post have the earlier best of its author, or none', () => {
  expect(placesOf(standingsBefore(BEFORE, 1, post(1, -75)))).toEqual([
    [2, 1, 4],
    [3, 1, 4],
    [1, 3, 4],
    [4, 4, 4],
  ]);
  expect(placesOf(standingsBefore(BEFORE, 2, undefined))).toEqual([
    [1, 1, 3],
    [3, 2, 3],
    [4, 3, 3],
  ]);
  const after = standingsAfter(standingsBefore(BEFORE, 1, post(1, -75)), post(1, -90));
  expect(placesOf(after).sort()).toEqual(placesOf(BEFORE).sort());
});

test('the neighbours of a post are the nearest better player and the nearest one who is level or behind', () => {
  expect(neighboursOf(standingsAfter(BEFORE, post(9, -75)), 9)).toEqual({
    above: { userId: 2, rank: 2, rankKey: -80, isShared: true },
    below: { userId: 4, rank: 5, rankKey: -70, isShared: false },
  });
  expect(neighboursOf(standingsAfter(BEFORE, post(9, -70)), 9).below).toEqual({ userId: 4, rank: 4, rankKey: -70, isShared: true });
  expect(neighboursOf(standingsAfter(BEFORE, post(9, -95)), 9)).toMatchObject({ above: null, below: { userId: 1 } });
  expect(neighboursOf(standingsAfter(BEFORE, post(9, -1)), 9)).toMatchObject({ above: { userId: 4 }, below: null });
  expect(neighboursOf(BEFORE, 9)).toEqual({ above: null, below: null });
});
