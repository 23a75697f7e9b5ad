import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { randomEvent } from '#tests/support/naive/naive-event.ts';
import { movesBetween, readResult, writeResult } from './event-result.ts';
import { bestsOfPosts, standingsOf } from './standings.ts';

const EVENT = { id: 261201, startsAt: '2026-12-01T15:00:00+09:00', endsAt: '2026-12-08T14:59:59+09:00', seed: 'moss' };

test('a result is unchanged after writing and reading, whatever the order of posts and members', () => {
  fc.assert(
    fc.property(randomEvent, ({ field, posts }) => {
      const members = [...field.teamOf].map(([userId, teamId]) => ({ userId, teamId }));
      const standings = standingsOf(field, bestsOfPosts(posts));
      const text = writeResult({ event: EVENT, members, standings });
      expect(readResult(text)).toMatchObject({ code: 261201, seed: 'moss', standings });
      const reversed = standingsOf(field, bestsOfPosts(posts.toReversed()));
      expect(writeResult({ event: EVENT, members: members.toReversed(), standings: reversed })).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('writeResult orders the points in a cell by team', () => {
  const points = new Map([
    [2, 5],
    [1, 9],
  ]);
  const cells = [{ boardId: 101, points, holders: [1] }];
  const text = writeResult({ event: EVENT, members: [], standings: { largest: 0, places: [], players: [], teams: [], cells } });
  expect(JSON.parse(text).standings.cells).toEqual([{ boardId: 101, holders: [1], points: [[1, 9], [2, 5]] }]); // biome-ignore format: one cell
});

test('movesBetween returns the players whose rank an amendment changes', () => {
  const field = { boards: [101], teams: [], teamOf: new Map(), area: null };
  const post = (userId: number, rankKey: number) => ({ recordId: String(userId), userId, boardId: 101, rankKey, postedAt: new Date(0) });
  const outcome = (...posts: ReturnType<typeof post>[]) =>
    readResult(writeResult({ event: EVENT, members: [], standings: standingsOf(field, bestsOfPosts(posts)) }));
  const before = outcome(post(1, -9), post(2, -8), post(3, -7));
  expect(movesBetween(before, before)).toEqual([]);
  expect(movesBetween(outcome(post(3, -9), post(1, -8)), outcome(post(1, -9), post(3, -8))).map(({ userId }) => userId)).toEqual([1, 3]);
  expect(movesBetween(before, outcome(post(2, -8), post(3, -7), post(4, -1)))).toEqual([
    { userId: 1, from: 1, to: null },
    { userId: 2, from: 2, to: 1 },
    { userId: 3, from: 3, to: 2 },
    { userId: 4, from: null, to: 3 },
  ]);
});
