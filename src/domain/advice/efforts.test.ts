import { expect, test } from 'vitest';
import { BOARDS } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import { climbTo, countEfforts, FIELD_EDGES, GAP_EDGES, relativeGap, shareBehind, type Try } from './efforts.ts';

const tried = (more: Partial<Try>): Try => ({
  rankClass: 3,
  board: BOARDS.points,
  ownKey: -10_000,
  bestKey: -10_000,
  rank: 5,
  players: 10,
  ...more,
});
const closedOf = (tries: Try[]) => countEfforts(tries).map(({ closed }) => closed);

test('an improvement counts as a success for every gap up to its size and for no wider gap', () => {
  // An improvement from 10,000 to 10,101 is slightly less than 1% of the larger value.
  expect(closedOf([tried({ bestKey: -10_101 })])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(closedOf([tried({ bestKey: -9_000 })])).toEqual(GAP_EDGES.map(() => 0));
});

test('a first result counts as a success for every share of the field that it beats', () => {
  expect(closedOf([tried({ ownKey: null, rank: 4, players: 10 })])).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
  expect(closedOf([tried({ ownKey: null, rank: 10, players: 10 })])).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a first result is compared with first results that beat at least the same share of the field', () => {
  expect(climbTo(BOARDS.points, null, { rankKey: -1, rank: 10, players: 10 })).toEqual({ kind: 'first', step: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(299), (players, behind) => {
      const rank = Math.max(1, players - behind);
      const climb = climbTo(BOARDS.points, null, { rankKey: -1, rank, players });
      if (climb) expect(FIELD_EDGES[climb.step]).toBeGreaterThanOrEqual(shareBehind(rank, players));
      else expect(shareBehind(rank, players)).toBeGreaterThan(0.9);
    }),
  );
});

test('a climb is compared with improvements of at least the same size, so its effort is never underestimated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_000 }), fc.integer({ min: 1, max: 999 }), (score, better) => {
      const target = { rankKey: -score - better, rank: 1, players: 2 };
      const climb = climbTo(BOARDS.points, -score, target);
      const gap = relativeGap(BOARDS.points, -score, target.rankKey);
      if (climb) expect(GAP_EDGES[climb.step]).toBeGreaterThanOrEqual(gap);
      else expect(gap).toBeGreaterThan(0.64);
    }),
  );
});

test('a wider gap never has more successes than a narrower one, for any tries', () => {
  const some = fc.record({
    rankClass: fc.nat(2),
    board: fc.constantFrom(...Object.values(BOARDS)),
    ownKey: fc.option(fc.integer({ min: -400, max: -1 })),
    bestKey: fc.integer({ min: -400, max: -1 }),
    rank: fc.integer({ min: 1, max: 9 }),
    players: fc.constant(9),
  });
  fc.assert(
    fc.property(fc.array(some), (tries) => {
      const efforts = countEfforts(tries);
      for (const one of efforts)
        for (const other of efforts)
          if (one.kind === other.kind && one.rankClass === other.rankClass && one.step < other.step) {
            expect(other.closed).toBeLessThanOrEqual(one.closed);
            expect(other.tried).toBe(one.tried);
          }
    }),
  );
});
