import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { closestFirst, easiestFor, gapShare } from './closeness.ts';

const boards = [...contentCatalogue().boards.values()];
const points = boards.find(({ kind, ruleId }) => kind === 'stage' && ruleId === 21);
const time = boards.find(({ kind }) => kind === 'speedrun');
if (!points || !time) throw new Error('a board is missing');
const duel = (board: typeof points, a: number | null, b: number | null) => ({
  board,
  a: a === null ? null : { rankKey: a },
  b: b === null ? null : { rankKey: b },
});

test('the gap is a share of the larger result, so that points and times are comparable', () => {
  expect(gapShare(duel(points, -10_000, -9_900))).toBeCloseTo(0.01);
  expect(gapShare(duel(time, 99_000, 100_000))).toBeCloseTo(0.01);
  expect(gapShare(duel(points, 0, 0))).toBe(0);
  expect(gapShare(duel(points, -1, null))).toBe(Number.POSITIVE_INFINITY);
});

test('orders any duels by their share and loses none; swapping the players changes nothing', () => {
  const key = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), key, key), { maxLength: 40 }), (rows) => {
      const duels = rows.map(([isTime, a, b]) => (isTime ? duel(time, a, b) : duel(points, a && -a, b && -b)));
      const shares = closestFirst(duels).map(gapShare);
      expect(shares).toEqual(duels.map(gapShare).sort((one, other) => (one === other ? 0 : one - other)));
      expect(new Set(closestFirst(duels))).toEqual(new Set(duels));
      expect(duels.map(({ board, a, b }) => gapShare({ board, a: b, b: a }))).toEqual(duels.map(gapShare));
    }),
  );
});

test('the easiest boards are those that only the other player has played, worst place first', () => {
  const row = (name: string, a: object | null, rank: number | null) => ({ name, a, b: rank === null ? null : { rank, players: 100 } });
  const rows = [row('good', null, 2), row('worst', null, 90), row('own', null, null), row('both', {}, 99), row('bad', null, 50)];
  expect(easiestFor(rows, 2).map(({ name }) => name)).toEqual(['worst', 'bad']);
});
