import { describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { METRIC_NAMES, type MetricName } from '#domain/catalogue/rows.ts';
import { NO_VALUES, type RecordValues } from '#domain/records/draft/record-values.ts';
import fc from '#tests/support/fast-check.ts';
import { BOARDS, COLLECTIONS, FRACTIONS_BOARD, makeBoard } from './board.fixture.ts';
import { gapBetween, rankKeyOf, shownOfRankKey, worthOf, worthOfRankKey } from './rank-key.ts';
import { formatDistance, formatGap, formatShown } from './shown-value.ts';

const values = (some: Partial<RecordValues>): RecordValues => ({ ...NO_VALUES, ...some });
const s = (seconds: number) => values({ timeMs: seconds * 1_000 });

describe('rank key, worth and displayed value match domain.md §2', () => {
  test.each<[string, Board, RecordValues, number, number, string]>([
    ['for a score', BOARDS.points, values({ score: 14_820 }), -14_820, 14_820, '14,820'],
    ['for the lowest score', BOARDS.points, values({ score: 1 }), -1, 1, '1'],
    ['for a cave run', BOARDS.cavePoints, values({ creatures: 40, treasure: 5_825, timeMs: 1_801_000 }), -59_009, 59_009, '59,009'],
    ['for a cave run at the time limit', BOARDS.cavePoints, values({ creatures: 1, treasure: 0, timeMs: 2_520_000 }), -10, 10, '10'],
    ['for a cave run 1 s below the time limit', BOARDS.cavePoints, values({ creatures: 1, treasure: 0, timeMs: 2_519_000 }), -10, 10, '10'],
    ['for a cave run 2 s below the time limit', BOARDS.cavePoints, values({ creatures: 1, treasure: 0, timeMs: 2_518_000 }), -11, 11, '11'],
    ['for a full collection', BOARDS.collectAllTime, s(500), -426, 426, '8:20'],
    ['for a full collection at the time limit', BOARDS.collectAllTime, s(648), -278, 278, '10:48'],
    ['for a countdown', BOARDS.countdown, s(212), -208, 208, '3:32'],
    ['for a countdown at the time limit', BOARDS.countdown, s(420), 0, 0, '7:00'],
    ['for time left', BOARDS.timeLeft, s(95), -95, 95, '1:35'],
    ['for an elapsed time with a time credit', BOARDS.elapsed, s(95), 95_000, 505, '1:35'],
    ['for an elapsed time one second below the time credit', BOARDS.elapsed, s(599), 599_000, 1, '9:59'],
    ['for an elapsed time equal to the time credit', BOARDS.elapsed, s(600), 600_000, 0, '10:00'],
    ['for an elapsed time above the time credit', BOARDS.elapsed, s(3_723), 3_723_000, 0, '1:02:03'],
    ['for an elapsed time without a time credit', FRACTIONS_BOARD, values({ timeMs: 83_450 }), 83_450, 0, '1:23.45'],
    ['for a battle that was won', BOARDS.battleMargin, values({ ownPoints: 1_500, computerPoints: 266 }), -1_234, 1_234, '+1,234'],
    ['for a battle that was lost', BOARDS.battleMargin, values({ ownPoints: 0, computerPoints: 120 }), 120, -120, '−120'],
    ['for a battle that was drawn', BOARDS.battleMargin, values({ ownPoints: 7, computerPoints: 7 }), 0, 0, '0'],
  ])('the rank key, worth and displayed value %s match domain.md §2', (_what, board, stored, rankKey, worth, shown) => {
    expect(rankKeyOf(board, stored)).toBe(rankKey); // toBe distinguishes 0 from -0
    expect(worthOf(board, stored)).toBe(worth);
    expect(worthOfRankKey(board, rankKey)).toBe(worth);
    expect(formatShown(shownOfRankKey(board, rankKeyOf(board, stored)))).toBe(shown);
  });

  test.each(COLLECTIONS)(
    'on stage %i, a full collection in 1 s is worth the time limit plus the reference score minus one',
    (refId, timeLimitS, referenceScore) => {
      const board = makeBoard({ ...BOARDS.collectAllTime, refId, timeLimitS, referenceScore });
      expect(worthOf(board, s(1))).toBe(timeLimitS + referenceScore - 1);
      expect(worthOf(board, s(timeLimitS))).toBe(referenceScore);
    },
  );

  test.each([
    [338, 720],
    [341, 840],
    [343, 780],
    [345, 420],
    [346, 900],
    [347, 780],
    [348, 600],
    [349, 900],
    [350, 720],
  ])('on stage %i, the countdown starts at %i s', (refId, timeLimitS) => {
    const board = makeBoard({ ...BOARDS.countdown, refId, timeLimitS });
    expect(worthOf(board, s(1))).toBe(timeLimitS - 1);
    expect(shownOfRankKey(board, 1 - timeLimitS)).toEqual({ kind: 'time', value: 1_000 });
  });
});

test.each([
  [BOARDS.points, -14_700, -14_820, '−120'],
  [BOARDS.points, -14_820, -14_700, '+120'],
  [BOARDS.points, -14_820, -14_820, '0'],
  [BOARDS.countdown, -200, -205, '+0:05'],
  [BOARDS.timeLeft, -90, -95, '−0:05'],
  [FRACTIONS_BOARD, 83_450, 83_000, '+0:00.45'],
  [BOARDS.battleMargin, 120, -1_234, '−1,354'],
])('a gap is the signed difference between two displayed values (case %#)', (board, key, other, shown) => {
  expect(formatGap(gapBetween(board, key, other))).toBe(shown);
  expect(formatDistance(gapBetween(board, key, other))).toBe(shown.replace(/^[+−]/, ''));
});

test('rankKeyOf throws when a record or its board lacks a value that the metric needs', () => {
  for (const board of Object.values(BOARDS)) expect(() => rankKeyOf(board, NO_VALUES)).toThrow('missing');
  expect(() => rankKeyOf(makeBoard({ metric: 'countdown' }), s(1))).toThrow('time limit');
});

// An independent model of each metric, so that METRICS is not tested against itself.
type Model = { values: fc.Arbitrary<RecordValues>; good: (v: RecordValues) => number; worth: (v: RecordValues) => number };
const int = (min: number, max: number) => fc.integer({ min, max });
const times = (max: number) => int(1, max).map(s);
const secondsOf = (v: RecordValues) => (v.timeMs ?? Number.NaN) / 1_000;
const cave = (v: RecordValues) => ((v.creatures ?? 0) + (v.treasure ?? 0)) * 10 + Math.floor((2520 - secondsOf(v)) / 2);

const MODELS: Record<MetricName, Model> = {
  points: { values: int(1, 99_999).map((score) => values({ score })), good: (v) => v.score ?? 0, worth: (v) => v.score ?? 0 },
  cavePoints: {
    values: fc.record({ creatures: int(0, 100), treasure: int(0, 9_000), timeMs: int(1, 2520).map((x) => x * 1_000) }).map(values),
    good: cave,
    worth: cave,
  },
  collectAllTime: { values: times(648), good: (v) => -secondsOf(v), worth: (v) => 648 - secondsOf(v) + 278 },
  countdown: { values: times(420), good: (v) => -secondsOf(v), worth: (v) => 420 - secondsOf(v) },
  timeLeft: { values: times(359_999), good: secondsOf, worth: secondsOf },
  elapsed: { values: times(359_999), good: (v) => -secondsOf(v), worth: (v) => Math.max(0, 600 - secondsOf(v)) },
  battleMargin: {
    values: fc.record({ ownPoints: int(0, 99_999), computerPoints: int(0, 99_999) }).map(values),
    good: (v) => (v.ownPoints ?? 0) - (v.computerPoints ?? 0),
    worth: (v) => (v.ownPoints ?? 0) - (v.computerPoints ?? 0),
  },
};

describe.each(METRIC_NAMES)('on a %s board', (metric) => {
  const board = BOARDS[metric];
  const model = MODELS[metric];

  test('a smaller rank key always means a better result', () => {
    fc.assert(
      fc.property(model.values, model.values, (a, b) => {
        expect(Math.sign(rankKeyOf(board, a) - rankKeyOf(board, b))).toBe(Math.sign(model.good(b) - model.good(a)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('the rank key is a 32-bit integer that determines the worth and the displayed value', () => {
    fc.assert(
      fc.property(model.values, (v) => {
        const key = rankKeyOf(board, v);
        expect(key | 0).toBe(key);
        expect(worthOfRankKey(board, key)).toBe(model.worth(v));
        expect(worthOf(board, v)).toBe(model.worth(v));
        const shown = shownOfRankKey(board, key);
        expect(shown.value).toBe(shown.kind === 'time' ? v.timeMs : model.worth(v));
      }),
      { numRuns: 2_000 },
    );
  });

  test('the gap between equal values is zero, and swapping two values negates their gap', () => {
    fc.assert(
      fc.property(model.values, model.values, (a, b) => {
        const [keyA, keyB] = [rankKeyOf(board, a), rankKeyOf(board, b)];
        expect(gapBetween(board, keyA, keyA).value).toBe(0);
        expect(gapBetween(board, keyA, keyB).value + gapBetween(board, keyB, keyA).value).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
