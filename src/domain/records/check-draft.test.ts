import { describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/board.ts';
import { BOARDS, FRACTIONS_BOARD, makeBoard } from './board.fixture.ts';
import { checkDraft, type DraftContext } from './check-draft.ts';
import { METRICS } from './metrics.ts';
import type { DraftErrorCode, RecordDraft } from './record-draft.ts';
import { NO_VALUES } from './record-values.ts';

const context: DraftContext = { now: new Date('2026-11-14T03:00:00Z'), zone: 'Asia/Tokyo', purpose: 'post' }; // noon in Tokyo
const check = (board: Board, draft: RecordDraft) => checkDraft(board, { console: 4, ...draft }, context);
const errors = (board: Board, draft: RecordDraft) => {
  const checked = check(board, draft);
  return checked.ok ? [] : checked.errors;
};
const values = (board: Board, draft: RecordDraft) => {
  const checked = check(board, draft);
  return checked.ok ? { ...checked.value.values, rankKey: checked.value.rankKey } : checked.errors;
};

test('accepts a plain score and fills in the defaults', () => {
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

test('reports all invalid fields at once', () => {
  const draft = { score: '0', console: 9, achievedOn: 'x', comment: 'a'.repeat(129), videoUrl: 'x' };
  expect(errors(BOARDS.points, draft)).toEqual([
    { field: 'score', code: 'out-of-range' },
    { field: 'console', code: 'console-not-offered' },
    { field: 'achievedOn', code: 'not-a-date' },
    { field: 'comment', code: 'too-long' },
    { field: 'videoUrl', code: 'not-a-url' },
  ]);
});

test.each(Object.entries(BOARDS))('%s: every typed field is required', (metric, board) => {
  const required = METRICS[metric as keyof typeof METRICS].typed.map((field) => ({ field, code: 'required' }));
  expect(errors(board, {})).toEqual(required);
  expect(errors(board, { score: ' ', time: '\u3000', creatures: '', treasure: '', ownPoints: '', computerPoints: '' })).toEqual(required);
});

describe('times', () => {
  test.each<[string, Board, RecordDraft, number]>([
    ['a collection of one second', BOARDS.collectAllTime, { time: '1' }, 1_000],
    ['a collection at the limit', BOARDS.collectAllTime, { time: '10:48' }, 648_000],
    ['a countdown at the limit', BOARDS.countdown, { time: '7:00' }, 420_000],
    ['a countdown by time left', BOARDS.countdown, { time: '3:28', timeIs: 'left' }, 212_000],
    ['a countdown with nothing left', BOARDS.countdown, { time: '0:00', timeIs: 'left' }, 420_000],
    ['a countdown after one second', BOARDS.countdown, { time: '6:59', timeIs: 'left' }, 1_000],
    ['time left', BOARDS.timeLeft, { time: '130' }, 130_000],
    ['a countdown switch left on for another metric', BOARDS.collectAllTime, { time: '1:00', timeIs: 'left' }, 60_000],
    ['a fraction where accepted', FRACTIONS_BOARD, { time: '1:23.45' }, 83_450],
    ['the longest time', FRACTIONS_BOARD, { time: '99:59:59.999' }, 359_999_999],
  ])('accepts %s', (_what, board, draft, timeMs) => {
    expect(values(board, draft)).toMatchObject({ timeMs });
  });

  test.each<[string, Board, RecordDraft, DraftErrorCode]>([
    ['a collection over the limit', BOARDS.collectAllTime, { time: '10:49' }, 'over-limit'],
    ['a countdown over the limit', BOARDS.countdown, { time: '7:01' }, 'over-limit'],
    ['more time left than the limit', BOARDS.countdown, { time: '7:01', timeIs: 'left' }, 'over-limit'],
    ['a countdown in zero time', BOARDS.countdown, { time: '7:00', timeIs: 'left' }, 'out-of-range'],
    ['an elapsed zero', BOARDS.countdown, { time: '0' }, 'out-of-range'],
    ['a fraction on a countdown', BOARDS.countdown, { time: '1:00.5' }, 'fraction-not-allowed'],
    ['a fraction under rule 29', BOARDS.elapsed, { time: '1:00.5' }, 'fraction-not-allowed'],
    ['a fraction of time left', makeBoard({ metric: 'timeLeft', takesFractions: true }), { time: '1:00.5' }, 'fraction-not-allowed'],
    ['100 hours', FRACTIONS_BOARD, { time: '100:00:00' }, 'out-of-range'],
    ['60 seconds', BOARDS.elapsed, { time: '1:60' }, 'sixty-or-more'],
  ])('rejects %s', (_what, board, draft, code) => {
    expect(errors(board, draft)).toEqual([{ field: 'time', code }]);
  });
});

describe('caves', () => {
  const run = (time: string, differences: RecordDraft = {}) => ({ creatures: '40', treasure: '480', time, ...differences });
  const LIMITS = [360, 1920, 1800, 720, 840, 1200, 1800, 1320, 1680, 1680, 1560, 2040, 1560, 2520];

  test.each(LIMITS.map((limit, index) => [231 + index, limit]))('stage %i is void after %i s', (refId, timeLimitS) => {
    const board = makeBoard({ ...BOARDS.cavePoints, refId, timeLimitS });
    expect(values(board, run(String(timeLimitS)))).toMatchObject({ rankKey: -5_200, timeMs: timeLimitS * 1_000, score: null });
    expect(errors(board, run(String(timeLimitS + 1)))).toEqual([{ field: 'time', code: 'void-run' }]);
  });

  test('60 minutes are void regardless of the limit', () => {
    const board = makeBoard({ ...BOARDS.cavePoints, timeLimitS: 7200 });
    expect(errors(board, run('59:59'))).toEqual([]);
    expect(errors(board, run('60:00'))).toEqual([{ field: 'time', code: 'void-run' }]);
  });

  test('the computed score has the same bounds as a typed one', () => {
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

test('a battle stores both sides and ranks by the margin', () => {
  expect(values(BOARDS.battleMargin, { ownPoints: '0', computerPoints: '99,999' })).toMatchObject({ rankKey: 99_999, ownPoints: 0 });
  expect(errors(BOARDS.battleMargin, { ownPoints: '100,000', computerPoints: '-1' })).toEqual([
    { field: 'ownPoints', code: 'out-of-range' },
    { field: 'computerPoints', code: 'not-a-number' },
  ]);
});

describe('regional editions', () => {
  test.each([
    [203, 200, 10_200],
    [213, -100, 9_900],
    [228, -40, 9_960],
  ])('stage %i is adjusted by %i on console 4 or for a marked edition, and stores both numbers', (refId, regionAdjustment, adjusted) => {
    const board = makeBoard({ refId, regionAdjustment });
    const original = { score: 10_000, originalScore: 10_000 };
    expect(values(board, { score: '10,000', console: 1 })).toMatchObject(original);
    expect(values(board, { score: '10,000', console: 1, overseasEdition: true })).toMatchObject({ ...original, score: adjusted });
    expect(values(board, { score: '10,000', console: 4 })).toMatchObject({ ...original, score: adjusted, rankKey: -adjusted });
    expect(values(board, { score: '10,000', console: 4, overseasEdition: true })).toMatchObject({ score: adjusted }); // only once
  });

  test('the adjusted score has the same bounds', () => {
    expect(errors(makeBoard({ regionAdjustment: -100 }), { score: '100' })).toEqual([{ field: 'score', code: 'out-of-range' }]);
    expect(errors(makeBoard({ regionAdjustment: 200 }), { score: '99,900' })).toEqual([{ field: 'score', code: 'out-of-range' }]);
  });

  test('the edition mark is ignored where editions do not differ', () => {
    const checked = check(BOARDS.points, { score: '5', overseasEdition: true });
    expect(checked).toMatchObject({ ok: true, value: { overseasEdition: false, values: { score: 5, originalScore: null } } });
  });
});

test('a retired board accepts no posts, but corrections of its records', () => {
  const board = makeBoard({ retired: true });
  expect(errors(board, { score: '5' })).toEqual([{ field: 'board', code: 'board-retired' }]);
  expect(checkDraft(board, { score: '5', console: 1 }, { ...context, purpose: 'edit' }).ok).toBe(true);
});

test.each([
  ['2026-11-14T12:00:01+09:00', '2026-11-20T12:00:00+09:00', 'event-not-begun'],
  ['2026-11-01T12:00:00+09:00', '2026-11-14T11:59:58+09:00', 'event-over'],
] as const)('a board of an event from %s to %s at noon rejects posts with %s, but accepts corrections', (startsAt, endsAt, code) => {
  const board = makeBoard({ kind: 'event', event: { startsAt, endsAt, evidence: null, blind: false, code: 261101 } });
  expect(errors(board, { score: '5' })).toEqual([{ field: 'board', code }]);
  expect(checkDraft(board, { score: '5', console: 1 }, { ...context, purpose: 'edit' }).ok).toBe(true);
});

test('a console is required and must be offered by the board', () => {
  expect(checkDraft(BOARDS.points, { score: '5' }, context)).toEqual({ ok: false, errors: [{ field: 'console', code: 'required' }] });
  for (const console of [0, 3, -1, 4.5]) {
    expect(errors(BOARDS.points, { score: '5', console })).toEqual([{ field: 'console', code: 'console-not-offered' }]);
  }
});

describe('date achieved', () => {
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

describe('a day that has started somewhere on earth', () => {
  const at = (now: string) =>
    checkDraft(BOARDS.points, { console: 4, score: '5', achievedOn: '2026-11-15' }, { ...context, now: new Date(now) });

  test('is accepted from its first instant at UTC+14, and shown as typed', () => {
    const checked = at('2026-11-14T10:00:00Z'); // still the 14th in Tokyo
    expect(checked).toMatchObject({ ok: true, value: { achievedAt: new Date('2026-11-14T15:00:00Z') } });
  });

  test('is rejected one moment earlier', () => {
    expect(at('2026-11-14T09:59:59.999Z')).toEqual({ ok: false, errors: [{ field: 'achievedOn', code: 'in-the-future' }] });
  });
});

describe('comment', () => {
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
  ])('with %s returns the stored text or an error', (_what, text, expected) => {
    expect(comment(text)).toBe(expected);
  });
});
