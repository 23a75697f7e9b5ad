import type { EventField } from '#domain/events/plan/event-field.ts';
import type { EventPost } from '#domain/events/result/standings.ts';
import fc from '#tests/support/fast-check.ts';

/** The rankings of an event in the simplest form in which two implementations can be compared. */
export type PlainStandings = {
  players: Record<number, { points: number; rank: number; boards: number }>;
  teams: Record<number, { points: number; rank: number }>;
  cells: Record<number, { points: Record<number, number>; holders: number[] }>;
};

/**
 * Computes the rankings from the definitions alone (domain.md §3, §4) by counting, without sorting, shared work or
 * caching.
 */
export function rankEventNaively(field: EventField, posts: readonly EventPost[], at: Date): PlainStandings {
  const counted = posts.filter((post) => post.postedAt <= at && field.boards.includes(post.boardId));
  const users = [...new Set(counted.map(({ userId }) => userId))];
  const bestOf = (userId: number, boardId: number) => {
    const keys = counted.filter((post) => post.userId === userId && post.boardId === boardId).map(({ rankKey }) => rankKey);
    return keys.length > 0 ? Math.min(...keys) : undefined;
  };
  const onBoard = (boardId: number) => users.filter((userId) => bestOf(userId, boardId) !== undefined);
  const largest = Math.max(0, ...field.boards.map((boardId) => onBoard(boardId).length));
  const pointsOn = (userId: number, boardId: number) => {
    const own = bestOf(userId, boardId);
    if (own === undefined) return 0;
    const better = onBoard(boardId).filter((other) => (bestOf(other, boardId) ?? 0) < own).length;
    return largest - (better + 1) + 1;
  };
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const total = (userId: number) => sum(field.boards.map((boardId) => pointsOn(userId, boardId)));
  const teamPoints = (teamId: number) => sum(users.filter((userId) => field.teamOf.get(userId) === teamId).map(total));
  const cellPoints = (boardId: number) =>
    Object.fromEntries(
      field.teams
        .filter((teamId) => onBoard(boardId).some((userId) => field.teamOf.get(userId) === teamId))
        .map((teamId) => [
          teamId,
          sum(users.filter((userId) => field.teamOf.get(userId) === teamId).map((userId) => pointsOn(userId, boardId))),
        ]),
    );
  const cells = (field.area?.cells ?? []).flatMap((cell) => (cell ? [cell.boardId] : []));
  return {
    players: Object.fromEntries(
      users.map((userId) => [
        userId,
        {
          points: total(userId),
          rank: 1 + users.filter((other) => total(other) > total(userId)).length,
          boards: field.boards.filter((boardId) => bestOf(userId, boardId) !== undefined).length,
        },
      ]),
    ),
    teams: Object.fromEntries(
      field.teams.map((teamId) => [
        teamId,
        { points: teamPoints(teamId), rank: 1 + field.teams.filter((other) => teamPoints(other) > teamPoints(teamId)).length },
      ]),
    ),
    cells: Object.fromEntries(
      cells.map((boardId) => {
        const points = cellPoints(boardId);
        const most = Math.max(0, ...Object.values(points));
        const holders = Object.keys(points).map(Number).filter((teamId) => most > 0 && points[teamId] === most); // biome-ignore format: one thought
        return [boardId, { points, holders: holders.sort((a, b) => a - b) }];
      }),
    ),
  };
}

const START = Date.parse('2026-12-01T06:00:00Z');

/** Generates an event with up to six boards, four teams and a dozen players, with many ties in value and in time. */
export const randomEvent: fc.Arbitrary<{ field: EventField; posts: EventPost[] }> = fc
  .record({
    boards: fc.integer({ min: 1, max: 6 }),
    teams: fc.integer({ min: 0, max: 4 }),
    columns: fc.integer({ min: 1, max: 3 }),
    hasArea: fc.boolean(),
    members: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 }),
    posts: fc.array(
      fc.record({ user: fc.nat(11), board: fc.nat(6), rankKey: fc.integer({ min: -12, max: 0 }), at: fc.integer({ min: 0, max: 40 }) }),
      { maxLength: 60 },
    ),
  })
  .map(({ boards, teams, columns, hasArea, members, posts }) => {
    const ids = Array.from({ length: boards }, (_, index) => 101 + index);
    const teamIds = Array.from({ length: teams }, (_, index) => index + 1);
    const cells = ids.map((boardId, index) => ({ boardId, home: teamIds[index] ?? null, borderKey: -6 }));
    return {
      field: {
        boards: ids,
        teams: teamIds,
        teamOf: new Map(members.flatMap((team, userId) => (team >= 1 && team <= teams ? [[userId, team] as const] : []))),
        area: hasArea && teams > 0 ? { columns, cells } : null,
      },
      posts: posts.map(({ user, board, rankKey, at }, index) => ({
        recordId: String(index + 1),
        userId: user % members.length,
        // The highest number may belong to no board in the event.
        boardId: 101 + board,
        rankKey,
        postedAt: new Date(START + at * 700_000),
      })),
    };
  });
