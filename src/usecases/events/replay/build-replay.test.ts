import { expect, test } from 'vitest';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { buildReplay } from './build-replay.ts';

const post = (recordId: string, userId: number, rankKey: number) => ({ recordId, userId, boardId: 1, rankKey, postedAt: new Date(1_000) });
const field = { boards: [1], teams: [], teamOf: new Map<number, number>(), area: null };
const read = (id: number, posts = [post('1', 1, -10), post('2', 2, -20)]) => ({ event: { id } as LimitedEvent, field, posts });
const HOURS = [new Date(0), new Date(2_000)];

test('returns the cached replay for the same posts, teams and instants, and rebuilds it when one of them changes', () => {
  const replay = buildReplay(read(1), HOURS);
  expect(replay.snapshots.map(({ players }) => players.map(({ userId }) => userId))).toEqual([[], [2, 1]]);
  expect(buildReplay(read(1), HOURS)).toBe(replay);
  expect(buildReplay(read(1), [...HOURS, new Date(3_000)]).snapshots).toHaveLength(3);
  expect(buildReplay(read(1, [post('1', 1, -30), post('2', 2, -20)]), HOURS).snapshots[1]?.players[0]?.userId).toBe(1);
  const moved = { ...read(1), field: { ...field, teams: [7, 8], teamOf: new Map([[1, 7]]) } };
  expect(buildReplay(moved, HOURS).snapshots[1]?.teams).toMatchObject([{ teamId: 7, points: 1 }, { teamId: 8 }]);
});

test('caches the replays of the four most recently used events', () => {
  const first = buildReplay(read(11), HOURS);
  for (const id of [12, 13, 14]) buildReplay(read(id), HOURS);
  expect(buildReplay(read(11), HOURS)).toBe(first);
  for (const id of [15, 16, 17, 18]) buildReplay(read(id), HOURS);
  expect(buildReplay(read(11), HOURS)).not.toBe(first);
});
