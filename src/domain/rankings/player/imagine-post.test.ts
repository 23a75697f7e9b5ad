import { expect, test } from 'vitest';
import type { Standing } from '#domain/rankings/totals/totals.ts';
import { keyOfNextPlace, passedBy, standingsAfter } from './imagine-post.ts';

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

test("a hypothetical post no better than the player's own best does not change the standings", () => {
  expect(standingsAfter(BEFORE, post(2, -80))).toBe(BEFORE);
  expect(standingsAfter(BEFORE, post(2, -10))).toBe(BEFORE);
});
