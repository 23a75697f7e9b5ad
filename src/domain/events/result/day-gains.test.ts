import { expect, test } from 'vitest';
import type { EventField } from '#domain/events/plan/event-field.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { gainsSince } from './day-gains.ts';
import { bestsOfPosts, standingsOf } from './standings.ts';

const field: EventField = { boards: [1, 2], teams: [], teamOf: new Map(), area: null };
const NOON = new Date('2026-11-15T12:00:00Z');
const post = (recordId: string, userId: number, boardId: number, rankKey: number, hours: number) => ({
  ...{ recordId, userId, boardId, rankKey },
  postedAt: new Date(NOON.getTime() + hours * HOUR_MS),
});

test('players with equal points are listed by who reached them first, then by id, with the time of their newest record', () => {
  const posts = [
    post('1', 2, 1, -100, 2),
    post('2', 3, 2, -100, 1),
    post('3', 1, 1, -100, 2),
    post('4', 4, 1, -90, 0),
    post('5', 4, 2, -100, -1),
  ];
  const { players } = standingsOf(field, bestsOfPosts(posts));
  expect(players.map(({ userId, rank }) => [userId, rank])).toEqual([[4, 1], [3, 2], [1, 2], [2, 2]]); // biome-ignore format: four players
  expect(players[0]?.newestAt).toEqual(new Date(NOON));
});

test('gainsSince returns the points won since an instant and omits players who lost points', () => {
  const posts = [post('1', 1, 1, -100, -2), post('2', 2, 1, -90, -1), post('3', 2, 1, -110, 0), post('4', 3, 2, -5, 1)];
  const { players } = standingsOf(field, bestsOfPosts(posts));
  const before = standingsOf(field, bestsOfPosts(posts.slice(0, 2))).players;
  const gains = gainsSince(field, posts, players, NOON);
  const pointsOf = (rows: typeof players, userId: number) => rows.find((row) => row.userId === userId)?.points ?? 0;
  expect(gains.get(2)).toBe(pointsOf(players, 2) - pointsOf(before, 2));
  expect(gains.get(3)).toBe(pointsOf(players, 3));
  expect(gains.has(1)).toBe(false);
  expect(gainsSince(field, posts, players, new Date(NOON.getTime() + 7_200_000)).size).toBe(0);
});
