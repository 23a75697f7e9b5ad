import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/shared/date.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft, VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { changeRecordState } from './change-record-state.ts';
import { editRecord } from './edit-record.ts';
import { getRecordLog } from './get-record-log.ts';

const { db, deps } = openTestDatabase();

/** Posts a record on stage 201 as a new player. */
async function post() {
  const author = await createPlayer(deps, { name: 'Moss' });
  const board = [...(await deps.catalogue()).boards.values()].find(({ refId, ruleId }) => refId === 201 && ruleId === 21);
  const stored = await storeDraft(deps, author, board?.boardId ?? 0, { score: '30,000', console: 1, videoUrl: VIDEO });
  if (!stored.ok) throw new Error(stored.error);
  return { author, record: stored.value };
}

test('the log of an unchanged record contains only its posting', async () => {
  const { author, record } = await post();
  expect(await getRecordLog(deps, record.recordId)).toEqual([
    {
      revisionId: record.revisionId,
      state: 'posted',
      rankKey: -30_000,
      console: 1,
      comment: null,
      videoUrl: VIDEO,
      achievedAt: expect.any(Date),
      at: expect.any(Date),
      by: author,
      handle: expect.stringMatching(/^player-/),
      name: 'Moss',
      reason: null,
      evidenceDuty: 'video',
      changed: [],
      keyBefore: null,
    },
  ]);
});

test('the log lists every change, oldest first, with author, time, reason, changed parts and previous value', async () => {
  const { author, record } = await post();
  const moderator = await createPlayer(deps, { name: null });
  const { recordId } = record;
  const later = (minutes: number) => setClock(db, new Date(Date.parse(record.postedAt) + minutes * MINUTE_MS));

  await later(5);
  const draft = { score: '29,000', console: 2, videoUrl: VIDEO, comment: 'misread', reason: 'a digit' };
  const edited = await editRecord(deps, signedIn(author), record, draft);
  if (!edited.ok) throw new Error(edited.error);
  await later(10);
  const judge = { kind: 'signed-in', userId: moderator, role: 'moderator', isRecent: true } as const;
  const asked = await changeRecordState(deps, judge, edited.value, 'needs-information', 'which edition?');
  if (!asked.ok) throw new Error(asked.error);
  await later(15);
  expect(await changeRecordState(deps, signedIn(author), { recordId, revisionId: asked.value }, 'withdrawn', 'not sure')).toMatchObject({
    ok: true,
  });
  await setClock(db, new Date());

  const log = await getRecordLog(deps, recordId);
  expect(log.map(({ by, reason, changed, keyBefore, rankKey, state }) => ({ by, reason, changed, keyBefore, rankKey, state }))).toEqual([
    { by: author, reason: null, changed: [], keyBefore: null, rankKey: -30_000, state: 'posted' },
    { by: author, reason: 'a digit', changed: ['value', 'console', 'comment'], keyBefore: -30_000, rankKey: -29_000, state: 'posted' },
    { by: moderator, reason: 'which edition?', changed: ['state'], keyBefore: -29_000, rankKey: -29_000, state: 'needs-information' },
    { by: author, reason: 'not sure', changed: ['state'], keyBefore: -29_000, rankKey: -29_000, state: 'withdrawn' },
  ]);
  // The row is written a millisecond before its posting time, which rounds to -0. `|| 0` turns that into 0.
  expect(log.map(({ at }) => Math.round((at.getTime() - Date.parse(record.postedAt)) / 60_000) || 0)).toEqual([0, 5, 10, 15]);
  expect(log.map(({ revisionId }) => BigInt(revisionId))).toEqual(
    log.map(({ revisionId }) => BigInt(revisionId)).toSorted((a, b) => Number(a - b)),
  );
});

test('the log lists a changed date as a change, but not the same date entered again', async () => {
  const { author, record } = await post();
  const draft = { score: '30,000', console: 1, videoUrl: VIDEO };
  const same = await editRecord(deps, signedIn(author), record, { ...draft, achievedOn: dayOf(new Date(record.postedAt), deps.siteZone) });
  if (!same.ok) throw new Error(same.error);
  await editRecord(deps, signedIn(author), same.value, { ...draft, achievedOn: '2020-02-29' });
  expect((await getRecordLog(deps, record.recordId)).map(({ changed }) => changed)).toEqual([[], [], ['achievedAt']]);
});

test("the log of a closed account's record shows no name but still shows the values", async () => {
  const { author, record } = await post();
  await sql`update users set name = null, handle = 'u-abcdefgh' where id = ${author}`.execute(db);
  expect(await getRecordLog(deps, record.recordId)).toMatchObject([{ by: author, handle: 'u-abcdefgh', name: null }]);
});

test('getRecordLog returns an empty log for an unknown record', async () => {
  expect(await getRecordLog(deps, '999999999')).toEqual([]);
});
