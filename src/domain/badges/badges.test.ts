import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import type { BadgeFacts } from './badge-facts.ts';
import { BADGES, badgesOf, NIGHT_BOARDS_FROM, NIGHT_PERCENT_FROM } from './badges.ts';

const count = fc.nat({ max: 2_000 });
const facts: fc.Arbitrary<BadgeFacts> = fc
  .record({
    worldRecords: count,
    longestDays: count,
    medals: count,
    boards: count,
    nightBoards: count,
    stages: count,
    games: fc.nat({ max: 4 }),
    runs: count,
    eventsJoined: count,
    eventsWon: count,
    guides: count,
    monthsActive: count,
    daysSinceFirst: count,
  })
  .map((own) => ({ ...own, nightBoards: Math.min(own.nightBoards, own.boards), stages: Math.max(own.stages, own.games) }));
const NOTHING = Object.fromEntries(Object.keys(fc.sample(facts, 1)[0] ?? {}).map((key) => [key, 0])) as unknown as BadgeFacts;

test('there are twelve badges with different ids', () => {
  expect(BADGES).toHaveLength(12);
  expect(new Set(BADGES.map(({ id }) => id)).size).toBe(12);
});

test('a new player has no badge', () => {
  expect(badgesOf(NOTHING).filter(({ isEarned }) => isEarned)).toEqual([]);
});

test('an earned badge always has a number above zero', () => {
  fc.assert(
    fc.property(facts, (own) => {
      for (const { isEarned, figure } of badgesOf(own)) if (isEarned) expect(figure).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});

test('a badge other than the night specialist is never lost while all figures grow', () => {
  const grown = fc.tuple(facts, facts).map(([before, more]) => {
    const keys = Object.keys(before) as (keyof BadgeFacts)[];
    return [before, Object.fromEntries(keys.map((key) => [key, Math.max(before[key], more[key])])) as unknown as BadgeFacts] as const;
  });
  fc.assert(
    fc.property(grown, ([before, after]) => {
      const now = badgesOf(after);
      for (const { id, isEarned } of badgesOf(before)) {
        if (isEarned && id !== 'night-specialist') expect(now.find((badge) => badge.id === id)?.isEarned).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('a night specialist has half of the boards or more at night, and at least five', () => {
  const isNight = (boards: number, nightBoards: number) =>
    badgesOf({ ...NOTHING, boards, nightBoards }).find(({ id }) => id === 'night-specialist')?.isEarned;
  expect(isNight(10, 5)).toBe(true);
  expect(isNight(11, 5)).toBe(false);
  expect(isNight(4, 4)).toBe(false);
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (night, day) => {
      const share = (100 * night) / Math.max(1, night + day);
      expect(isNight(night + day, night)).toBe(night >= NIGHT_BOARDS_FROM && share >= NIGHT_PERCENT_FROM);
    }),
    { numRuns: 100 },
  );
});
