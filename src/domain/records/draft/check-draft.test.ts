import { describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { BOARDS, FRACTIONS_BOARD, makeBoard } from '#domain/records/board.fixture.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { checkDraft, type DraftContext } from './check-draft.ts';
import type { DraftErrorCode, RecordDraft } from './record-draft.ts';
import { NO_VALUES } from './record-values.ts';

// The current time in these tests is 12:00 in Tokyo.
const context: DraftContext = { now: new Date('2026-11-14T03:00:00Z'), zone: 'Asia/Tokyo', purpose: 'post' };
const check = (board: Board, draft: RecordDraft) => checkDraft(board, { console: 4, ...draft }, context);
const errors = (board: Board, draft: RecordDraft) => {
  const checked = check(board, draft);
  return checked.ok ? [] : checked.errors;
};
const values = (board: Board, draft: RecordDraft) => {
  const checked = check(board, draft);
  return checked.ok ? { ...checked.value.values, rankKey: checked.value.rankKey } : checked.errors;
};

test('accepts a draft with only a score and fills in the defaults', () => {
  expect(check(BOARDS.points, { score: '14,820', comment: '  ', videoUrl: '' })).toEqual({
    ok: true,
    value: {
      values: { ...NO_VALUES, score: 14_820 },
      rankKey: -14_820,
      console: 4,
      overseasEdition: false,
      achievedAt: context.now,
      comment: null,
      videoUrl: null,
      splits: null,
    },
  });
});

test('stores whether an overseas edition was played only where editions differ', () => {
  const edition = (board: Board, overseasEdition?: boolean) => {
    const checked = check(board, { score: '1000', console: 1, overseasEdition });
    return checked.ok && checked.value.overseasEdition;
  };
  const adjusted = makeBoard({ regionAdjustment: 200 });
  expect([edition(adjusted, true), edition(adjusted, false), edition(adjusted), edition(BOARDS.points, true)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('splits', () => {
  const speedrun = makeBoard({ ...FRACTIONS_BOARD, kind: 'speedrun' });
  const splitErrors = (time: string, splits: string) => errors(speedrun, { time, splits });

  test('are stored with a speedrun and may end with it', () => {
    const checked = check(speedrun, { time: '5:00', splits: 'Gate 1:00\nEnd 5:00' });
    expect(checked).toMatchObject({ ok: true, value: { splits: [{ name: 'Gate' }, { name: 'End', atMs: 300_000 }] } });
    expect(check(speedrun, { time: '5:00', splits: ' \n ' })).toMatchObject({ ok: true, value: { splits: null } });
  });

  test('are rejected after the end of the run, when they are invalid, and on other boards', () => {
    expect(splitErrors('5:00', 'Gate 1:00\nEnd 5:00.001')).toEqual([{ field: 'splits', code: 'splits-out-of-order' }]);
    expect(splitErrors('5:00', 'Gate')).toEqual([{ field: 'splits', code: 'not-a-split' }]);
    expect(splitErrors('x', 'Gate 1:00')).toEqual([{ field: 'time', code: 'not-a-time' }]);
    expect(errors(BOARDS.elapsed, { time: '5:00', splits: 'Gate 1:00' })).toEqual([{ field: 'splits', code: 'splits-not-offered' }]);
  });
});

test('reports all invalid fields in a draft at once', () => {
  const draft = { score: '0', console: 9, achievedOn: 'x', comment: 'a'.repeat(129), videoUrl: 'x' };
  expect(errors(BOARDS.points, draft)).toEqual([
    { field: 'score', code: 'out-of-range' },
    { field: 'console', code: 'console-not-offered' },
    { field: 'achievedOn', code: 'not-a-date' },
    { field: 'comment', code: 'too-long' },
    { field: 'videoUrl', code: 'not-a-url' },
  ]);
});

test.each(Object.entries(BOARDS))('on a %s board, every field that the metric needs is required', (metric, board) => {
  const required = METRICS[metric as keyof typeof METRICS].typed.map((field) => ({ field, code: 'required' }));
  expect(errors(board, {})).toEqual(required);
  expect(errors(board, { score: ' ', time: '\u3000', creatures: '', treasure: '', ownPoints: '', computerPoints: '' })).toEqual(required);
});

describe('checkDraft on time boards', () => {
  test.each<[string, Board, RecordDraft, number]>([
    ['a full collection in one second', BOARDS.collectAllTime, { time: '1' }, 1_000],
    ['a full collection at the time limit', BOARDS.collectAllTime, { time: '10:48' }, 648_000],
    ['a countdown at the time limit', BOARDS.countdown, { time: '7:00' }, 420_000],
    ['a countdown entered as time left', BOARDS.countdown, { time: '3:28', timeIs: 'left' }, 212_000],
    ['a countdown with no time left', BOARDS.countdown, { time: '0:00', timeIs: 'left' }, 420_000],
    ['a countdown finished after one second', BOARDS.countdown, { time: '6:59', timeIs: 'left' }, 1_000],
    ['a time on a timeLeft board', BOARDS.timeLeft, { time: '130' }, 130_000],
    ['an elapsed time although the countdown switch is on', BOARDS.collectAllTime, { time: '1:00', timeIs: 'left' }, 60_000],
    ['a fraction on a board with fractions', FRACTIONS_BOARD, { time: '1:23.45' }, 83_450],
    ['the maximum time', FRACTIONS_BOARD, { time: '99:59:59.999' }, 359_999_999],
  ])('a time board accepts %s', (_what, board, draft, timeMs) => {
    expect(values(board, draft)).toMatchObject({ timeMs });
  });

  test.each<[string, Board, RecordDraft, DraftErrorCode]>([
    ['a full collection over the time limit', BOARDS.collectAllTime, { time: '10:49' }, 'over-limit'],
    ['a countdown over the time limit', BOARDS.countdown, { time: '7:01' }, 'over-limit'],
    ['more time left than the time limit', BOARDS.countdown, { time: '7:01', timeIs: 'left' }, 'over-limit'],
    ['a countdown finished in no time', BOARDS.countdown, { time: '7:00', timeIs: 'left' }, 'out-of-range'],
    ['an elapsed time of zero', BOARDS.countdown, { time: '0' }, 'out-of-range'],
    ['a fraction on a countdown', BOARDS.countdown, { time: '1:00.5' }, 'fraction-not-allowed'],
    ['a fraction under rule 29', BOARDS.elapsed, { time: '1:00.5' }, 'fraction-not-allowed'],
    ['a fraction of time left', makeBoard({ metric: 'timeLeft', takesFractions: true }), { time: '1:00.5' }, 'fraction-not-allowed'],
    ['100 hours', FRACTIONS_BOARD, { time: '100:00:00' }, 'out-of-range'],
    ['60 seconds', BOARDS.elapsed, { time: '1:60' }, 'sixty-or-more'],
  ])('a time board rejects %s', (_what, board, draft, code) => {
    expect(errors(board, draft)).toEqual([{ field: 'time', code }]);
  });
});

describe('checkDraft on cave boards', () => {
  const run = (time: string, differences: RecordDraft = {}) => ({ creatures: '40', treasure: '480', time, ...differences });
  const LIMITS = [360, 1920, 1800, 720, 840, 1200, 1800, 1320, 1680, 1680, 1560, 2040, 1560, 2520];

  test.each(LIMITS.map((limit, index) => [231 + index, limit]))(
    'rejects a run on stage %i that takes longer than %i s',
    (refId, timeLimitS) => {
      const board = makeBoard({ ...BOARDS.cavePoints, refId, timeLimitS });
      expect(values(board, run(String(timeLimitS)))).toMatchObject({ rankKey: -5_200, timeMs: timeLimitS * 1_000, score: null });
      expect(errors(board, run(String(timeLimitS + 1)))).toEqual([{ field: 'time', code: 'void-run' }]);
    },
  );

  test('rejects a run of 60 minutes even when the time limit is longer', () => {
    const board = makeBoard({ ...BOARDS.cavePoints, timeLimitS: 7200 });
    expect(errors(board, run('59:59'))).toEqual([]);
    expect(errors(board, run('60:00'))).toEqual([{ field: 'time', code: 'void-run' }]);
  });

  test('applies the bounds of a typed score to the computed score', () => {
    expect(errors(BOARDS.cavePoints, run('42:00', { creatures: '0', treasure: '0' }))).toEqual([
      { field: 'treasure', code: 'out-of-range' },
    ]);
    expect(values(BOARDS.cavePoints, run('41:58', { creatures: '0', treasure: '0' }))).toMatchObject({ rankKey: -1 });
    expect(values(BOARDS.cavePoints, run('41:42', { creatures: '0', treasure: '9,999' }))).toMatchObject({ rankKey: -99_999 });
    expect(errors(BOARDS.cavePoints, run('41:40', { creatures: '0', treasure: '9,999' }))).toEqual([
      { field: 'treasure', code: 'out-of-range' },
    ]);
  });
});

test('a battle draft stores the points of both sides and ranks by their difference', () => {
  expect(values(BOARDS.battleMargin, { ownPoints: '0', computerPoints: '99,999' })).toMatchObject({ rankKey: 99_999, ownPoints: 0 });
  expect(errors(BOARDS.battleMargin, { ownPoints: '100,000', computerPoints: '-1' })).toEqual([
    { field: 'ownPoints', code: 'out-of-range' },
    { field: 'computerPoints', code: 'not-a-number' },
  ]);
});

describe('checkDraft with regional editions', () => {
  test.each([
    [203, 200, 10_200],
    [213, -100, 9_900],
    [228, -40, 9_960],
  ])(
    'adjusts the score of stage %i by %i on console 4 or for an overseas edition, and stores both scores',
    (refId, regionAdjustment, adjusted) => {
      const board = makeBoard({ refId, regionAdjustment });
      const original = { score: 10_000, originalScore: 10_000 };
      expect(values(board, { score: '10,000', console: 1 })).toMatchObject(original);
      expect(values(board, { score: '10,000', console: 1, overseasEdition: true })).toMatchObject({ ...original, score: adjusted });
      expect(values(board, { score: '10,000', console: 4 })).toMatchObject({ ...original, score: adjusted, rankKey: -adjusted });
      // The adjustment is applied only once.
      expect(values(board, { score: '10,000', console: 4, overseasEdition: true })).toMatchObject({ score: adjusted });
    },
  );

  test('rejects a score that is out of bounds after the adjustment', () => {
    expect(errors(makeBoard({ regionAdjustment: -100 }), { score: '100' })).toEqual([{ field: 'score', code: 'out-of-range' }]);
    expect(errors(makeBoard({ regionAdjustment: 200 }), { score: '99,900' })).toEqual([{ field: 'score', code: 'out-of-range' }]);
  });

  test('ignores the overseas edition flag on boards without a regional adjustment', () => {
    const checked = check(BOARDS.points, { score: '5', overseasEdition: true });
    expect(checked).toMatchObject({ ok: true, value: { overseasEdition: false, values: { score: 5, originalScore: null } } });
  });
});

test('a retired board rejects new records and accepts edits to existing ones', () => {
  const board = makeBoard({ retired: true });
  expect(errors(board, { score: '5' })).toEqual([{ field: 'board', code: 'board-retired' }]);
  expect(checkDraft(board, { score: '5', console: 1 }, { ...context, purpose: 'edit' }).ok).toBe(true);
});

test.each([
  ['2026-11-14T12:00:01+09:00', '2026-11-20T12:00:00+09:00', 'event-not-begun'],
  ['2026-11-01T12:00:00+09:00', '2026-11-14T11:59:58+09:00', 'event-over'],
] as const)('an event board open from %s to %s rejects posts outside that time with %s, and accepts edits', (startsAt, endsAt, code) => {
  const board = makeBoard({ kind: 'event', event: { startsAt, endsAt, evidence: null, blind: false, code: 261101 } });
  expect(errors(board, { score: '5' })).toEqual([{ field: 'board', code }]);
  expect(checkDraft(board, { score: '5', console: 1 }, { ...context, purpose: 'edit' }).ok).toBe(true);
});

test('a draft requires a console that the board offers', () => {
  expect(checkDraft(BOARDS.points, { score: '5' }, context)).toEqual({ ok: false, errors: [{ field: 'console', code: 'required' }] });
  for (const console of [0, 3, -1, 4.5]) {
    expect(errors(BOARDS.points, { score: '5', console })).toEqual([{ field: 'console', code: 'console-not-offered' }]);
  }
});

describe('checkDraft with the day on which the record was achieved', () => {
  test.each([
    ['2026-11-14', '2026-11-13T15:00:00.000Z'],
    ['2001-10-26', '2001-10-25T15:00:00.000Z'],
    [' 2026-01-01 ', '2025-12-31T15:00:00.000Z'],
  ])('stores %s as %s', (achievedOn, instant) => {
    const checked = check(BOARDS.points, { score: '5', achievedOn });
    expect(checked).toMatchObject({ ok: true, value: { achievedAt: new Date(instant) } });
  });

  test.each([
    ['2026-11-15', 'in-the-future'],
    ['2001-10-25', 'too-early'],
    ['2026-02-30', 'not-a-date'],
    ['2026/11/14', 'not-a-date'],
  ])('rejects %s with %s', (achievedOn, code) => {
    expect(errors(BOARDS.points, { score: '5', achievedOn })).toEqual([{ field: 'achievedOn', code }]);
  });
});

describe('a day that is tomorrow in Tokyo', () => {
  const at = (now: string) =>
    checkDraft(BOARDS.points, { console: 4, score: '5', achievedOn: '2026-11-15' }, { ...context, now: new Date(now) });

  test("is accepted once it has started at UTC+14, and is stored as that day in the site's time zone", () => {
    const checked = at('2026-11-14T10:00:00Z'); // 14 November in Tokyo
    expect(checked).toMatchObject({ ok: true, value: { achievedAt: new Date('2026-11-14T15:00:00Z') } });
  });

  test('is rejected one millisecond before it starts at UTC+14', () => {
    expect(at('2026-11-14T09:59:59.999Z')).toEqual({ ok: false, errors: [{ field: 'achievedOn', code: 'in-the-future' }] });
  });
});

describe("a draft's comment", () => {
  const comment = (text: string) => {
    const checked = check(BOARDS.points, { score: '5', comment: text });
    return checked.ok ? checked.value.comment : checked.errors[0]?.code;
  };

  test.each([
    ['128 characters', 'a'.repeat(128), 'a'.repeat(128)],
    ['128 families', '👨‍👩‍👧‍👦'.repeat(128), '👨‍👩‍👧‍👦'.repeat(128)],
    ['outer spaces', '\u3000やった \n', 'やった'],
    ['a line break', 'one\r\ntwo', 'one\ntwo'],
    ['a composed form', 'か\u3099', 'が'],
    ['129 characters', 'a'.repeat(129), 'too-long'],
    ['129 families', '👨‍👩‍👧‍👦'.repeat(129), 'too-long'],
    ['stacked marks', `a${'\u0301'.repeat(100_000)}`, 'too-long'],
    ['marks that expand when normalised', `a${'\u0344'.repeat(15)}`.repeat(128), 'too-long'],
    ['a NUL', 'a\0b', 'forbidden-character'],
    ['an escape', 'a\u001b[0m', 'forbidden-character'],
    ['a lone surrogate', 'a\ud800b', 'forbidden-character'],
  ])('with %s is stored normalised or rejected', (_what, text, expected) => {
    expect(comment(text)).toBe(expected);
  });
});
