import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { OFFERS, offerRivals, type RivalCandidate } from './offer-rivals.ts';

const RUNS = { numRuns: 100 };
const MOST = Object.values(OFFERS).reduce((sum, count) => sum + count, 0);

const posts = fc.record({
  seriesId: fc.integer({ min: 1, max: 4 }),
  posts: fc.integer({ min: 1, max: 9 }),
  weeks: fc.integer({ min: 1, max: 4 }),
});
const candidates = fc
  .array(
    fc.record({
      name: fc.option(fc.constantFrom('Fern', 'Moss')),
      points: fc.nat(100_000),
      gained: fc.integer({ min: -20, max: 20 }),
      recent: fc.uniqueArray(posts, { maxLength: 3, selector: ({ seriesId }) => seriesId }),
    }),
    { maxLength: 20 },
  )
  .map((rows): RivalCandidate[] =>
    rows.toSorted((a, b) => b.points - a.points).map((row, index) => ({ ...row, userId: index + 1, rank: index + 1 })),
  );
const newcomer = fc.record({ userId: fc.integer({ min: 1, max: 25 }), points: fc.nat(5_000), games: fc.subarray([1, 2, 3, 4]) });

test('offers each named player at most once, never an anonymous player or oneself, and no more than six', () => {
  fc.assert(
    fc.property(candidates, newcomer, (known, me) => {
      const offers = offerRivals(known, me);
      expect(offers.length).toBeLessThanOrEqual(MOST);
      expect(new Set(offers.map(({ player }) => player.userId)).size).toBe(offers.length);
      for (const { player } of offers) expect([player.name === null, player.userId === me.userId]).toEqual([false, false]);
    }),
    RUNS,
  );
});

test('every reason is true of the player', () => {
  fc.assert(
    fc.property(candidates, newcomer, (known, me) => {
      const named = known.filter(({ name, userId }) => name !== null && userId !== me.userId);
      for (const { player, reason, seriesId, playsGames } of offerRivals(known, me)) {
        if (reason === 'leader') expect(player.rank).toBe(1);
        else if (reason === 'topClimber') expect(player.gained).toBe(Math.max(...named.map(({ gained }) => gained)));
        else if (reason === 'climber' || reason === 'climbing') expect(player.gained).toBeGreaterThan(0);
        else expect(player.recent).not.toEqual([]);
        if (reason === 'weekly') expect(player.recent).toContainEqual(expect.objectContaining({ seriesId, weeks: 4 }));
        if (playsGames) expect(player.recent.some((each) => me.games.includes(each.seriesId))).toBe(true);
      }
    }),
    RUNS,
  );
});

test('the first two are the active players closest in points', () => {
  const player = (userId: number, points: number, isActive: boolean): RivalCandidate => ({
    ...{ userId, points, name: `p${userId}`, rank: 10 - userId, gained: 0 },
    recent: isActive ? [{ seriesId: 2, posts: 1, weeks: 1 }] : [],
  });
  const known = [player(1, 100, false), player(2, 900, true), player(3, 2_500, true), player(4, 60_000, true)];
  const offers = offerRivals(known, { userId: 99, points: 2_000, games: [2] });
  expect(offers.slice(0, 2).map(({ player: { userId }, reason, playsGames }) => ({ userId, reason, playsGames }))).toEqual([
    { userId: 3, reason: 'close', playsGames: true },
    { userId: 2, reason: 'close', playsGames: true },
  ]);
});
