import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertRecords, type NewRecord } from '#data/queries/records/records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type CheckedDraft, checkDraft } from '#domain/records/draft/check-draft.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { boardOfForm, recordForm } from '#domain/records/draft/record-form.ts';
import { readForm } from '#domain/shared/form.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { postRecord } from './post-record.ts';
import { invalidDraft } from './record-errors.ts';

const { db, deps } = openTestDatabase();

const DRAFTS = rounds(4_000, 50_000);
const REFUSED_DRAFTS = rounds(150, 1_000);
const SEED = 5; // a fixed seed, so that every run tests the same drafts
const context = { now: new Date('2026-11-14T03:00:00Z'), zone: 'Asia/Tokyo', purpose: 'post' } as const;

const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const junk = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '1e3', '１２', '-1', '0', '1:60', '1:23.45', '99:59:59', '2147483648', '\u0000', '\ud800'),
);
const mostly = <T, U>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ arbitrary: good, weight: 30 }, { arbitrary: bad, weight: 1 });
const clock = fc.tuple(fc.nat(40), fc.nat(59)).map(([minutes, seconds]) => `${minutes}:${String(seconds).padStart(2, '0')}`);
const url = fc.string({ maxLength: 600 }).map((text) => `https://youtu.be/${text}`);
const marks = fc.tuple(fc.nat(140), fc.nat(18)).map(([count, pile]) => `a${'\u0301'.repeat(pile)}`.repeat(count));

const drafts: fc.Arbitrary<RecordDraft> = fc.record(
  {
    score: mostly(whole(1, 99_999), junk),
    time: mostly(fc.oneof(whole(1, 3_600), clock), junk),
    timeIs: fc.constantFrom('elapsed', 'left'),
    creatures: mostly(whole(0, 100), junk),
    treasure: mostly(whole(0, 9_000), junk),
    ownPoints: mostly(whole(0, 99_999), junk),
    computerPoints: mostly(whole(0, 99_999), junk),
    overseasEdition: fc.boolean(),
    console: fc.integer({ min: 0, max: 8 }),
    achievedOn: mostly(fc.constantFrom('2001-10-26', '2026-11-14', '2020-02-29'), junk),
    comment: mostly(fc.string({ unit: 'grapheme', maxLength: 140 }), marks),
    videoUrl: mostly(fc.constantFrom('https://youtu.be/aaaaaaaaaaa', 'https://www.nicovideo.jp/watch/sm9'), url),
  },
  { requiredKeys: ['score', 'time', 'creatures', 'treasure', 'ownPoints', 'computerPoints', 'console'] },
);

/** Returns the context with the current time or, for an event board, with the start of the event. */
const contextOf = ({ event }: Board) => (event ? { ...context, now: new Date(event.startsAt) } : context);
const refOf = ({ kind, refId, ruleId }: Board) => (kind === 'speedrun' ? { speedrunId: refId } : { stageId: refId, rule: ruleId });

test(`the browser and the server agree on ${DRAFTS} drafts, and the database accepts all valid ones`, async () => {
  const catalogue = await deps.catalogue();
  const boards = [...catalogue.boards.values()];
  const accepted: { board: Board; checked: CheckedDraft }[] = [];
  for (const [index, draft] of fc.sample(drafts, { numRuns: DRAFTS, seed: SEED }).entries()) {
    const board = boards[index % boards.length] as Board;
    const inBrowser = checkDraft(board, draft, contextOf(board));
    const sent = readForm(recordForm, JSON.parse(JSON.stringify({ ...refOf(board), ...draft })));
    if (!sent.ok) throw new Error(JSON.stringify(sent.fields));
    expect(boardOfForm(catalogue, sent.value)).toBe(board);
    const onServer = checkDraft(board, sent.value, contextOf(board));
    if (JSON.stringify(onServer) !== JSON.stringify(inBrowser)) expect(onServer).toEqual(inBrowser);
    if (inBrowser.ok) accepted.push({ board, checked: inBrowser.value });
  }
  expect(accepted.length).toBeGreaterThan(DRAFTS / 5);
  expect(accepted.length).toBeLessThan(DRAFTS * 0.9);

  const userIds = await Promise.all(Array.from({ length: 20 }, () => createPlayer(deps)));
  const sample = accepted.filter((_, index) => index % 4 === 0);
  const rows = sample.map(
    ({ board, checked }, index): NewRecord => ({
      ...checked,
      userId: userIds[index % userIds.length] ?? 0,
      boardId: board.boardId,
      state: 'posted',
      postedAt: null,
      policyRevision: '1',
      ruleRevision: '1',
    }),
  );
  class Enough extends Error {}
  const stored = db.transaction().execute(async (tx) => {
    expect(await insertRecords(tx, rows)).toHaveLength(rows.length);
    throw new Enough();
  });
  await expect(stored).rejects.toThrow(Enough);
});

test('the server rejects the same draft fields as the browser', async () => {
  const boards = [...(await deps.catalogue()).boards.values()];
  const actor = { kind: 'signed-in', userId: await createPlayer(deps), role: 'player' } as const;
  let refused = 0;
  for (const [index, draft] of fc.sample(drafts, { numRuns: REFUSED_DRAFTS, seed: SEED + 1 }).entries()) {
    const board = boards[(index * 7) % boards.length] as Board;
    const inBrowser = checkDraft(board, draft, { ...context, now: new Date() });
    if (inBrowser.ok) continue;
    refused += 1;
    expect(await postRecord(deps, actor, randomUUID(), { ...refOf(board), ...draft })).toEqual(invalidDraft(inBrowser.errors));
  }
  expect(refused).toBeGreaterThan(REFUSED_DRAFTS / 5);
});
