import { expect, test } from 'vitest';
import { pointsOf } from '#domain/rankings/points.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { causeOfWeek, duelRival } from './duel-rival.ts';
import { knotAt, resultOf, scoreWeek, type WeekPost, weekAt } from './rival-week.ts';

const ZONE = 'Asia/Tokyo';
const M = 86;
const week = weekAt(new Date('2026-11-18T03:00:00Z'), ZONE);

test('a week runs from Monday 00:00 to Sunday 24:00 site time', () => {
  expect(week).toEqual({ monday: '2026-11-16', from: new Date('2026-11-15T15:00:00Z'), until: new Date('2026-11-22T15:00:00Z') });
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom(ZONE, 'UTC', 'America/New_York'), (at, zone) => {
      const { monday, from, until } = weekAt(at, zone);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(at.getTime()).toBeLessThan(until.getTime());
      expect(weekAt(until, zone).from).toEqual(until);
    }),
    { numRuns: 100 },
  );
});

/** The posts of a player on a board in one week: ranks that improve, among the same opponents. */
const postsOn = fc.record({
  userId: fc.constantFrom(1, 2),
  players: fc.integer({ min: 1, max: 120 }),
  ranks: fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 4 }),
  isFirst: fc.boolean(),
  at: fc.nat({ max: 6 }),
});
const weeks = fc.array(postsOn, { maxLength: 8 }).map((boards) =>
  boards.flatMap(({ userId, players, ranks, isFirst, at }, boardId) => {
    const improving = ranks.filter((rank) => rank <= players).sort((a, b) => b - a);
    return improving.flatMap((rank, index): WeekPost[] => {
      const rankBefore = improving[index - 1] ?? null;
      if (rankBefore === null && !isFirst) return [];
      return [{ userId, boardId, rank, rankBefore, players, sharers: 1, postedAt: new Date(week.from.getTime() + at * DAY_MS + index) }];
    });
  }),
);

test('days and boards add up to the points of a side, and each board to the whole way', () => {
  fc.assert(
    fc.property(weeks, (posts) => {
      const { own, rival, gains } = scoreWeek(posts, 1, week, ZONE, M);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
      for (const [side, name] of [[own, 'own'] as const, [rival, 'rival'] as const]) {
        expect(side.days).toHaveLength(7);
        expect(sum(side.days)).toBe(side.points);
        expect(sum(gains.filter((gain) => gain.side === name).map(({ gain }) => gain))).toBe(side.points);
      }
      for (const { boardId, gain, rank } of gains) {
        const [first, ...others] = posts.filter((post) => post.boardId === boardId);
        const last = others.at(-1) ?? first;
        const points = (of: number | null | undefined) => (of == null ? 0 : pointsOf(of, first?.players ?? 1, M));
        expect(gain).toBe(points(last?.rank) - points(first?.rankBefore));
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(rank).toBe(last?.rank);
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  [5, 3, false, 'won'],
  [3, 5, false, 'lost'],
  [4, 4, false, 'level'],
  [5, 0, true, 'level'],
] as const)('%i against %i, rival left: %s, ends %s', (own, rival, hasLeft, result) => expect(resultOf(own, rival, hasLeft)).toBe(result));

test.each([
  [0, 0, 50],
  [1, 1, 50],
  [3, 1, 75],
  [1, 2, 33],
  [9, 0, 92],
  [0, 9, 8],
])('with %i points against %i, the knot lies at %i per cent', (own, theirs, at) => expect(knotAt(own, theirs)).toBe(at));

test('scoreWeek lists the gains by points, then by board, with the rank of the last post', () => {
  const post = (userId: number, boardId: number, rank: number, rankBefore: number | null, hours: number, sharers = 1): WeekPost => ({
    ...{ userId, boardId, rank, rankBefore, sharers, players: 50 },
    postedAt: new Date(week.from.getTime() + hours * 3_600_000),
  });
  const { own, rival, gains } = scoreWeek(
    [post(2, 3, 40, null, 30), post(1, 2, 1, 5, 5, 2), post(1, 2, 5, null, 4), post(1, 1, 1, null, 6)],
    1,
    week,
    ZONE,
    M,
  );
  expect(gains.map(({ side, boardId, rank, shared }) => [side, boardId, rank, shared])).toEqual([
    ['own', 1, 1, false],
    ['own', 2, 1, true],
    ['rival', 3, 40, false],
  ]);
  expect(own.days).toEqual([2 * pointsOf(1, 50, M), 0, 0, 0, 0, 0, 0]);
  expect(rival.days).toEqual([0, pointsOf(40, 50, M), 0, 0, 0, 0, 0]);
});

test('the rival of a week is the chosen one closest in points, then the one chosen first', () => {
  const candidate = (rivalId: number, rivalPoints: number, day: number) => ({
    userId: 1,
    rivalId,
    points: 100,
    rivalPoints,
    chosenAt: new Date(2026, 0, day),
  });
  expect(duelRival([candidate(2, 150, 1), candidate(3, 80, 3), candidate(4, 120, 2)])?.rivalId).toBe(4);
  expect(duelRival([candidate(3, 90, 2), candidate(2, 110, 1)])?.rivalId).toBe(2);
  expect(duelRival([candidate(3, 90, 1), candidate(2, 110, 1)])?.rivalId).toBe(2);
  expect(duelRival([])).toBeUndefined();
  expect(causeOfWeek('2026-11-16')).toBe('20261116');
});
