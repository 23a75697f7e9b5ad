import { expect, test } from 'vitest';
import { classBorders, rankClassOf } from '#domain/rankings/player/rank-class.ts';
import fc from '#tests/support/fast-check.ts';
import { isFound, soughtText } from './find-stages.ts';
import { countReached, shareBehind } from './meadow.ts';
import { mostWanted } from './most-wanted.ts';
import { worthOf } from './next-targets.ts';
import { inOrder, parseOrder, STAGE_ORDERS } from './stage-order.ts';

const KEYS = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 30 });
const place = (keys: readonly number[], own: number) => ({
  rank: 1 + keys.filter((key) => key < own).length,
  sharers: keys.filter((key) => key === own).length,
  players: keys.length,
});

test('a stem is as tall as the share of other players behind, from 0 for the last to 1 for a sole leader', () => {
  fc.assert(
    fc.property(KEYS, (keys) => {
      for (const own of keys) {
        const behind = keys.filter((key) => key > own).length;
        expect(shareBehind(place(keys, own))).toBe(keys.length === 1 ? 1 : behind / (keys.length - 1));
      }
    }),
    { numRuns: 100 },
  );
});

test('what is reached in each group adds up to the game', () => {
  const places = fc.array(fc.option(fc.record({ rank: fc.integer({ min: 1, max: 200 }) }), { nil: undefined }));
  fc.assert(
    fc.property(places, places, (a, b) => {
      const [one, other, all] = [countReached(a), countReached(b), countReached([...a, ...b])];
      for (const key of ['boards', 'played', 'firsts', 'topTen'] as const) expect(all[key]).toBe(one[key] + other[key]);
      expect(all.firsts).toBeLessThanOrEqual(all.topTen);
      expect(all.topTen).toBeLessThanOrEqual(all.played);
    }),
    { numRuns: 100 },
  );
});

test('a class is named only if the gains together pass its border', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 1_200_000 }),
      fc.integer({ min: 1, max: 240 }),
      (gains, points, boards) => {
        const worth = worthOf(gains, points, boards);
        expect(worth.points).toBe(gains.reduce((sum, gain) => sum + gain, 0));
        const isHigher = (rankClassOf(points + worth.points, boards) ?? 0) > (rankClassOf(points, boards) ?? 0);
        expect(worth.reaches !== null).toBe(isHigher);
        if (worth.reaches) {
          const { rankClass, missing } = worth.reaches;
          expect(missing).toBeLessThanOrEqual(worth.points);
          expect(points + missing).toBe(classBorders(boards).find((border) => border.rankClass === rankClass)?.points);
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(worthOf([500], 0, 10).reaches).toBeNull(); // Any first record reaches the lowest class.
});

test('the most wanted guides are those of the most played stages without one', () => {
  const stages = [5, 9, 9, 1].map((players, index) => ({ stageId: index + 1, players }));
  expect(mostWanted(stages, new Set([2])).map(({ stageId }) => stageId)).toEqual([3, 1, 4]);
  expect(mostWanted(stages, new Set([1, 2, 3, 4]))).toEqual([]);
});

test('an order keeps every stage, by default that of the catalogue, and unknown orders are refused', () => {
  const day = (postedAt: string) => ({ postedAt: new Date(postedAt) });
  const stages = [
    { id: 1, players: 3, record: day('2020-01-01') },
    { id: 2, players: 8, record: undefined },
    { id: 3, players: 8, record: day('2026-01-01') },
  ];
  const ids = STAGE_ORDERS.map((order) => inOrder(stages, order).map(({ id }) => id));
  expect(ids).toEqual([
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
  ]);
  expect([parseOrder('players'), parseOrder('constructor'), parseOrder(undefined)]).toEqual(['players', undefined, 'stage']);
});

test('finds a stage by parts of its names in any language and by its reading', () => {
  const stage = soughtText(['Button Jar Landing', 'ボタン瓶のおどり場', 'ぼたんびんのおどりば', '201']);
  for (const typed of ['', 'jar', 'LANDING button', 'ぼたん', 'botan', 'おどり場', '201']) expect(isFound(stage, typed)).toBe(true);
  for (const typed of ['button river', '川', '202']) expect(isFound(stage, typed)).toBe(false);
});
