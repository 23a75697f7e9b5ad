import { describe, expect, test } from 'vitest';
import { BOARDS, FRACTIONS_BOARD, makeBoard } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import { draftReaching } from './draft-reaching.ts';
import { readValues } from './read-values.ts';

const ADJUSTED = makeBoard({ refId: 203, ruleId: 21, seriesId: 2, regionAdjustment: 200 });
const SHORTEST_CAVE = makeBoard({ ...BOARDS.cavePoints, refId: 231, timeLimitS: 360 });
const all = { ...BOARDS, fractions: FRACTIONS_BOARD, adjusted: ADJUSTED, shortestCave: SHORTEST_CAVE };

const keyOf = (board: (typeof all)[keyof typeof all], rankKey: number) => {
  const draft = draftReaching(board, rankKey);
  if (!draft) return undefined;
  const read = readValues(board, draft);
  if (!read.ok) throw new Error(`${board.metric} ${rankKey}: ${JSON.stringify(draft)} ${JSON.stringify(read.errors)}`);
  return read.rankKey;
};

test.each([
  ['points', -14_820, { score: '14820' }],
  ['points', 5, { score: '1' }],
  ['points', -99_999, { score: '99999' }],
  ['points', -100_000, undefined],
  ['cavePoints', -59_009, { creatures: '0', treasure: '5900', time: '41:42' }],
  ['cavePoints', -99_999, { creatures: '0', treasure: '9999', time: '41:42' }],
  ['cavePoints', -100_000, undefined],
  ['collectAllTime', -426, { time: '8:20', timeIs: 'elapsed' }],
  ['countdown', -208, { time: '3:32', timeIs: 'elapsed' }],
  ['countdown', -419, { time: '0:01', timeIs: 'elapsed' }],
  ['countdown', -420, undefined],
  ['timeLeft', -95, { time: '1:35' }],
  ['timeLeft', 0, { time: '0:01' }],
  ['timeLeft', -359_999, { time: '99:59:59' }],
  ['timeLeft', -360_000, undefined],
  ['elapsed', 95_999, { time: '1:35' }],
  ['elapsed', 1_000, { time: '0:01' }],
  ['elapsed', 999, undefined],
  ['battleMargin', -120, { ownPoints: '120', computerPoints: '0' }],
  ['battleMargin', 120, { ownPoints: '0', computerPoints: '120' }],
  ['battleMargin', 200_000, { ownPoints: '0', computerPoints: '99999' }],
  ['battleMargin', -99_999, { ownPoints: '99999', computerPoints: '0' }],
  ['battleMargin', -100_000, undefined],
] as const)('draftReaching on the %s board for the rank key %i returns %j', (metric, rankKey, draft) => {
  expect(draftReaching(BOARDS[metric], rankKey)).toEqual(draft && { ...draft, console: BOARDS[metric].consoles[0] });
});

const near = fc.oneof(
  fc.integer({ min: -120_000, max: 120_000 }),
  fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  fc.integer({ min: -3_000, max: 3_000 }),
);

describe.each(Object.entries(all))('draftReaching on the %s board', (_, board) => {
  test('returns a valid draft that is at least as good as the rank key, or undefined', () => {
    fc.assert(
      fc.property(near, (rankKey) => {
        const reached = keyOf(board, rankKey);
        if (reached !== undefined) expect(reached).toBeLessThanOrEqual(rankKey);
        else expect(keyOf(board, rankKey - 1)).toBeUndefined(); // a better rank key must be unreachable too
      }),
      { numRuns: 300 },
    );
  });

  test('returns the weakest draft that reaches the rank key', () => {
    fc.assert(
      fc.property(near, fc.nat(5_000), (rankKey, worse) => {
        const reached = keyOf(board, rankKey);
        if (reached === undefined) return;
        expect(keyOf(board, reached)).toBe(reached);
        expect(keyOf(board, rankKey + worse)).toBeGreaterThanOrEqual(reached);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['a score above the maximum', BOARDS.points, -100_000],
  ['a cave score above the maximum', BOARDS.cavePoints, -100_000],
  ['a time below one second', BOARDS.elapsed, 999],
  ['a countdown in zero time', BOARDS.countdown, -420],
  ['a collection in zero time', BOARDS.collectAllTime, -(648 + 278)],
  ['a margin above the maximum', BOARDS.battleMargin, -100_000],
  ['a hundred hours left', BOARDS.timeLeft, -360_000],
])('draftReaching returns undefined for %s', (_, board, rankKey) => expect(draftReaching(board, rankKey)).toBeUndefined());
