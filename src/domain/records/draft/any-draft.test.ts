import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { BOARDS, FRACTIONS_BOARD, makeBoard } from '#domain/records/board.fixture.ts';
import { METRICS } from '#domain/records/metrics.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { checkDraft, type DraftContext } from './check-draft.ts';
import type { RecordDraft } from './record-draft.ts';
import { recordForm } from './record-form.ts';

const context: DraftContext = { now: new Date('2026-11-14T03:00:00Z'), zone: 'Asia/Tokyo', purpose: 'post' };

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.stringMatching(/^[\d:.,−+-]{0,9}$/),
  fc.integer({ min: -10, max: 100_010 }).map(String),
  fc.constantFrom('2026-11-14', '2020-02-29', 'https://youtu.be/a', 'https://www.twitch.tv/x', '1:35', '0:00'),
);
const field = fc.option(text, { nil: undefined });
const drafts: fc.Arbitrary<RecordDraft> = fc.record({
  score: field,
  time: field,
  timeIs: fc.constantFrom('elapsed', 'left', undefined),
  creatures: field,
  treasure: field,
  ownPoints: field,
  computerPoints: field,
  overseasEdition: fc.boolean(),
  console: fc.constantFrom(0, 1, 2, 3, 4, undefined, Number.NaN),
  achievedOn: field,
  comment: field,
  videoUrl: field,
});
const boards = fc.constantFrom(...Object.values(BOARDS), FRACTIONS_BOARD, makeBoard({ regionAdjustment: -100 }));

test('checkDraft never throws on random drafts, and accepts only values within bounds', () => {
  fc.assert(
    fc.property(boards, drafts, (board, draft) => {
      const checked = checkDraft(board, draft, context);
      if (checked.ok) expectInBounds(board, checked.value);
      else expect(checked.errors.length).toBeGreaterThan(0);
    }),
    { numRuns: rounds(3_000, 20_000) },
  );
});

test('checkDraft accepts more than 10% of plausible drafts, all with values within bounds', () => {
  const likely = fc.record({
    score: fc.integer({ min: -5, max: 100_005 }).map(String),
    time: fc.integer({ min: 0, max: 3_700 }).map(String),
    timeIs: fc.constantFrom('elapsed' as const, 'left' as const),
    creatures: fc.integer({ min: 0, max: 101 }).map(String),
    treasure: fc.integer({ min: 0, max: 10_100 }).map(String),
    ownPoints: fc.integer({ min: 0, max: 100_005 }).map(String),
    computerPoints: fc.integer({ min: 0, max: 100_005 }).map(String),
    console: fc.constantFrom(1, 4),
    comment: field,
  });
  let [tried, accepted] = [0, 0];
  fc.assert(
    fc.property(boards, likely, (board, draft) => {
      tried += 1;
      const checked = checkDraft(board, draft, context);
      if (!checked.ok) return;
      accepted += 1;
      expectInBounds(board, checked.value);
    }),
    { numRuns: rounds(1_000, 5_000) },
  );
  expect(accepted).toBeGreaterThan(tried / 10);
});

test('recordForm never throws on random input and rejects fields with the wrong type', () => {
  fc.assert(
    fc.property(boards, fc.anything(), (board, junk) => {
      const draft = recordForm.safeParse(junk);
      if (draft.success) checkDraft(board, draft.data, context);
    }),
    { numRuns: rounds(500, 2_000) },
  );
  expect(recordForm.safeParse({ score: 5 }).success).toBe(false);
  expect(recordForm.safeParse({ timeIs: 'maybe' }).success).toBe(false);
});

type Accepted = Extract<ReturnType<typeof checkDraft>, { ok: true }>['value'];

function expectInBounds(board: Board, { values, rankKey, console, achievedAt, comment, videoUrl }: Accepted) {
  expect(rankKey | 0).toBe(rankKey);
  if (METRICS[board.metric].shownAs !== 'time') expect(Math.abs(rankKey)).toBeLessThanOrEqual(99_999);
  if (METRICS[board.metric].shownAs === 'points') expect(rankKey).toBeLessThanOrEqual(-1);
  if (values.timeMs !== null) {
    expect(values.timeMs).toBeGreaterThanOrEqual(1_000);
    expect(values.timeMs).toBeLessThanOrEqual((board.timeLimitS ?? 359_999) * 1_000 + 999);
    if (!board.takesFractions) expect(values.timeMs % 1_000).toBe(0);
  }
  expect(board.consoles).toContain(console);
  expect(achievedAt.getTime()).toBeLessThanOrEqual(context.now.getTime());
  expect([...(comment ?? '')].length).toBeLessThanOrEqual(2_048);
  expect((videoUrl ?? '').length).toBeLessThanOrEqual(512);
}
