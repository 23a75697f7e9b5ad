import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { pickRivals, profileDistance, type RivalLine } from './rivals.ts';

const line = (userId: number, more: Partial<RivalLine> = {}): RivalLine => ({
  userId,
  handle: `p${userId}`,
  name: null,
  position: userId,
  rank: userId,
  shared: false,
  rankClass: null,
  points: 100,
  seriesPoints: { 1: 100 },
  chosenAt: null,
  ...more,
});
const reasonsOf = (lines: RivalLine[], userId: number) => pickRivals(lines, userId).map((rival) => [rival.userId, ...rival.reasons]);

test('picks two neighbours above and below, the most similar player further away, and the chosen rivals', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => line(id, id === 7 ? {} : { seriesPoints: id === 4 ? { 1: 100 } : { 1: 20, 2: 80 } }));
  lines.push(line(99, { position: null, rank: null, points: 0, seriesPoints: {}, chosenAt: new Date() }));
  expect(reasonsOf(lines, 4)).toEqual([
    [2, 'above'],
    [3, 'above'],
    [5, 'below'],
    [6, 'below'],
    [7, 'similar'],
    [99, 'chosen'],
  ]);
});

test('lists a chosen neighbour as one rival with two reasons', () => {
  expect(reasonsOf([line(1, { chosenAt: new Date() }), line(2)], 2)).toEqual([[1, 'above', 'chosen']]);
});

test('picks only chosen rivals for a player who is not ranked in total 1', () => {
  const me = line(9, { position: null, rank: null, points: 0, seriesPoints: {} });
  expect(reasonsOf([line(1), line(2, { chosenAt: new Date() }), me], 9)).toEqual([[2, 'chosen']]);
});

test('the profile distance is 0 for equal shares of points, whatever their sum, and is symmetric', () => {
  const profile = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 0, max: 9_999 })).map((seriesPoints) => ({
    seriesPoints,
    points: Object.values(seriesPoints).reduce((sum, points) => sum + points, 0),
  }));
  fc.assert(
    fc.property(profile, profile, fc.integer({ min: 1, max: 9 }), (a, b, times) => {
      const larger = {
        points: a.points * times,
        seriesPoints: Object.fromEntries(Object.entries(a.seriesPoints).map(([id, points]) => [id, points * times])),
      };
      expect(profileDistance(a, larger)).toBeCloseTo(0);
      expect(profileDistance(a, b)).toBeCloseTo(profileDistance(b, a));
      expect(profileDistance(a, b)).toBeLessThanOrEqual(2.000001);
    }),
  );
});

test('never picks the player as their own rival or the same rival twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 61 }), fc.array(fc.nat(59)), (players, userId, chosen) => {
      const lines = Array.from({ length: players }, (_, index) => line(index, { chosenAt: chosen.includes(index) ? new Date() : null }));
      const ids = pickRivals(lines, userId).map((rival) => rival.userId);
      expect(ids).not.toContain(userId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of chosen) if (id !== userId && id < players) expect(ids).toContain(id);
    }),
  );
});
