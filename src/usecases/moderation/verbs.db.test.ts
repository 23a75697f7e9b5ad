import { beforeEach, describe, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { ASK, act, bestsOf, createSecond, DECLINE, personOf, stateOf } from '#tests/support/scenarios/moderation.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { answerQuestion } from '#usecases/records/answer-question.ts';
import { actOnRecord } from './act-on-record.ts';
import { declineUnanswered } from './decline-unanswered.ts';
import { undoAct } from './undo-act.ts';

const { db, deps } = openTestDatabase();
const NOON = new Date('2026-11-15T12:00:00Z');

beforeEach(() => stopClock(db, NOON));

const notificationsOf = (userId: number) =>
  db.selectFrom('notifications').select(['kind', 'record_id']).where('user_id', '=', userId).execute();
const lastAudit = (recordId: string) =>
  db
    .selectFrom('audit_log')
    .select(['verb', 'actor_id as actorId', 'detail'])
    .where('subject_kind', '=', 'record')
    .where('subject_id', '=', recordId)
    .orderBy('audit_id', 'desc')
    .executeTakeFirst();

describe('a moderation verb', () => {
  const VERBS = [
    [{ verb: 'verify' }, 'verified', 'verified', 'change-record-state'],
    [DECLINE, 'declined', 'declined', 'change-record-state'],
    [{ verb: 'withdraw', text: 'You asked for it.' }, 'withdrawn', 'withdrawn', 'change-record-state'],
    [{ verb: 'correct', changes: { score: '19,000' } }, 'posted', 'corrected', 'edit-record'],
    [{ verb: 'move', stageId: 202, rule: 21 }, 'posted', 'moved', 'move-record'],
  ] as const;

  test.each(VERBS)(
    '%j changes the record and notifies its author, and an undo restores the record and all ranks',
    async (typed, state, kind, audited) => {
      const moderator = await personOf(deps, 'moderator');
      const record = await createSecond(deps);
      const [before, ranks] = [await stateOf(deps, record.recordId), await bestsOf(deps)];
      const done = await act(deps, moderator, record.recordId, typed);
      expect(done).toMatchObject({ ok: true, value: { state, isHalf: false } });
      expect(await lastAudit(record.recordId)).toMatchObject({ verb: audited, actorId: moderator.userId, detail: { act: typed.verb } });
      expect(await notificationsOf(record.userId)).toEqual([{ kind, record_id: record.recordId }]);
      expect(await verifyRankings(deps, () => {})).toEqual([]);

      const other = await personOf(deps, 'moderator');
      const undone = await undoAct(deps, other, done.ok ? (done.value.actId ?? '') : '', {});
      expect(undone).toMatchObject({ ok: true, value: { state: 'posted' } });
      expect((await stateOf(deps, record.recordId)).content).toEqual(before.content);
      expect(await bestsOf(deps)).toEqual(ranks);
      expect(await verifyRankings(deps, () => {})).toEqual([]);
      expect(await lastAudit(record.recordId)).toMatchObject({ verb: 'undo-act', actorId: other.userId });
      expect((await notificationsOf(record.userId)).map((notification) => notification.kind)).toEqual([kind, 'undone']);
    },
  );

  test("'ask' does not change the ranking and queues an outbox event for the author", async () => {
    const record = await createSecond(deps);
    const ranks = await bestsOf(deps);
    expect(await act(deps, await personOf(deps, 'moderator'), record.recordId, ASK)).toMatchObject({
      value: { state: 'needs-information' },
    });
    expect(await bestsOf(deps)).toEqual(ranks);
    const events = await db.selectFrom('outbox').select('record_event').where('record_id', '=', record.recordId).execute();
    expect(events).toEqual([{ record_event: 'asked' }]);
  });

  test("'restore' works after a decline, a withdrawal and a question", async () => {
    const moderator = await personOf(deps, 'moderator');
    for (const first of [DECLINE, { verb: 'withdraw' }, ASK]) {
      const record = await createSecond(deps);
      await act(deps, moderator, record.recordId, first);
      expect(await act(deps, moderator, record.recordId, { verb: 'restore' })).toMatchObject({ ok: true, value: { state: 'posted' } });
    }
  });
});

describe('moderation', () => {
  test("refuses actions on the moderator's own records, on chosen rivals' records and on stale revisions", async () => {
    const moderator = await personOf(deps, 'moderator');
    const own = await createSecond(deps, { userId: moderator.userId });
    const rivals = await createSecond(deps);
    await insertChosenRival(db, moderator.userId, rivals.userId);
    for (const typed of [
      { verb: 'verify' },
      DECLINE,
      ASK,
      { verb: 'withdraw' },
      { verb: 'correct', changes: { score: '1' } },
      { verb: 'move', stageId: 202, rule: 21 },
    ]) {
      expect(await act(deps, moderator, own.recordId, typed), `${typed.verb} own`).toMatchObject({ ok: false, error: 'not-allowed' });
      expect(await act(deps, moderator, rivals.recordId, typed), `${typed.verb} a rival's`).toMatchObject({
        ok: false,
        error: 'not-allowed',
      });
    }
    const strangers = await createSecond(deps);
    const stale = { recordId: strangers.recordId, revisionId: '1' };
    expect(await actOnRecord(deps, moderator, stale, { verb: 'verify' })).toMatchObject({ error: 'stale' });
  });

  test("refuses an undo by the record's author or another player, or once the record has changed again", async () => {
    const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
    const declined = await act(deps, moderator, record.recordId, DECLINE);
    const actId = declined.ok ? (declined.value.actId ?? '') : '';
    const author = { kind: 'signed-in', userId: record.userId, role: 'moderator' } as const;
    expect(await undoAct(deps, author, actId, {})).toMatchObject({ error: 'not-allowed' });
    expect(await undoAct(deps, await personOf(deps), actId, {})).toMatchObject({ error: 'not-allowed' });
    await act(deps, moderator, record.recordId, { verb: 'restore' });
    expect(await undoAct(deps, moderator, actId, {})).toMatchObject({ error: 'changed-since' });
  });

  test('allows only the last action to be undone, and only within 90 days', async () => {
    const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
    const acts: string[] = [];
    for (const typed of [{ verb: 'verify' }, { verb: 'correct', changes: { score: '18000' } }, DECLINE]) {
      const done = await act(deps, moderator, record.recordId, typed);
      acts.push(done.ok ? (done.value.actId ?? '') : '');
    }
    expect(await undoAct(deps, moderator, acts[0] ?? '', {})).toMatchObject({ error: 'changed-since' });
    for (const [actId, state] of acts.map((actId, index) => [actId, ['posted', 'verified', 'posted'][index]] as const).reverse()) {
      expect(await undoAct(deps, moderator, actId, {})).toMatchObject({ ok: true, value: { state } });
    }
    const late = await act(deps, moderator, record.recordId, DECLINE);
    await stopClock(db, new Date(NOON.getTime() + 90 * DAY_MS + 1));
    expect(await undoAct(deps, moderator, late.ok ? (late.value.actId ?? '') : '', {})).toMatchObject({ error: 'too-late' });
  });

  test('allows an undo to be undone', async () => {
    const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
    const declined = await act(deps, moderator, record.recordId, DECLINE);
    const undone = await undoAct(deps, moderator, declined.ok ? (declined.value.actId ?? '') : '', {});
    expect(await undoAct(deps, moderator, undone.ok ? (undone.value.actId ?? '') : '', {})).toMatchObject({ value: { state: 'declined' } });
  });
});

describe('verifying a first place', () => {
  test('needs two different moderators, and leaves the ranking unchanged until the second one verifies', async () => {
    const [one, two] = [await personOf(deps, 'moderator'), await personOf(deps, 'moderator')];
    const author = await personOf(deps);
    const { recordId } = await createRecord(deps, { userId: author.userId, stageId: 103, ruleId: 10, score: 99_000 });
    const ranks = await bestsOf(deps);
    expect(await act(deps, one, recordId, { verb: 'verify' })).toMatchObject({ value: { state: 'posted', isHalf: true } });
    expect(await act(deps, one, recordId, { verb: 'verify' })).toMatchObject({ error: 'second-pair-needed' });
    expect(await notificationsOf(author.userId)).toEqual([]);
    expect(await bestsOf(deps)).toEqual(ranks);
    expect(await act(deps, two, recordId, { verb: 'verify' })).toMatchObject({ value: { state: 'verified', isHalf: false } });
  });

  test('accepts two concurrent verifications, but starts again after a correction or an undo in between', async () => {
    const [one, two] = [await personOf(deps, 'moderator'), await personOf(deps, 'admin')];
    const [author, other] = [await personOf(deps), await personOf(deps)];
    const { recordId } = await createRecord(deps, { userId: author.userId, stageId: 104, ruleId: 10, score: 99_000 });
    await Promise.all([act(deps, one, recordId, { verb: 'verify' }), act(deps, two, recordId, { verb: 'verify' })]);
    expect((await stateOf(deps, recordId)).content.state).toBe('verified');

    const changed = await createRecord(deps, { userId: other.userId, stageId: 102, ruleId: 10, score: 99_000 });
    await act(deps, one, changed.recordId, { verb: 'verify' });
    await act(deps, two, changed.recordId, { verb: 'correct', changes: { score: '98,000' } });
    expect(await act(deps, two, changed.recordId, { verb: 'verify' })).toMatchObject({ value: { isHalf: true } });
    const half = await act(deps, one, changed.recordId, { verb: 'verify' });
    expect(half).toMatchObject({ value: { state: 'verified' } });

    const third = await createRecord(deps, { userId: other.userId, stageId: 105, ruleId: 10, score: 99_000 });
    const first = await act(deps, one, third.recordId, { verb: 'verify' });
    expect(await undoAct(deps, two, first.ok ? (first.value.actId ?? '') : '', {})).toMatchObject({ ok: true });
    expect(await act(deps, two, third.recordId, { verb: 'verify' })).toMatchObject({ value: { isHalf: true } });
  });
});

describe("a moderator's question", () => {
  test('leads to an automatic decline after 14 days without an answer, which can be undone', async () => {
    const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
    await act(deps, moderator, record.recordId, ASK);
    await stopClock(db, new Date(NOON.getTime() + 14 * DAY_MS - 1));
    expect(await declineUnanswered(deps)).toBe(0);
    await stopClock(db, new Date(NOON.getTime() + 14 * DAY_MS));
    const declined = await declineUnanswered(deps);
    expect(declined).toBeGreaterThan(0);
    expect((await stateOf(deps, record.recordId)).content.state).toBe('declined');
    expect(await declineUnanswered(deps)).toBe(0);
    expect(await lastAudit(record.recordId)).toMatchObject({ actorId: null, detail: { by: 'system', reason: 'unanswered' } });
    const last = await db
      .selectFrom('moderation_acts')
      .select('act_id')
      .where('record_id', '=', record.recordId)
      .orderBy('act_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await undoAct(deps, moderator, last.act_id, {})).toMatchObject({ value: { state: 'needs-information' } });
  });
});

test('a verification corrects nothing of the past, a decline does', async () => {
  const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
  const corrections = async () => Number((await db.selectFrom('corrections').select('version').executeTakeFirstOrThrow()).version);
  const before = await corrections();
  expect(await act(deps, moderator, record.recordId, { verb: 'verify' })).toMatchObject({ ok: true });
  expect(await corrections()).toBe(before);
  expect(await act(deps, moderator, record.recordId, DECLINE)).toMatchObject({ ok: true });
  expect(await corrections()).toBe(before + 1);
});

describe("an author's answer to a question", () => {
  test('is accepted 13 days after the question and returns the record to the queue', async () => {
    const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
    const author = { kind: 'signed-in', userId: record.userId, role: 'player' } as const;
    const answer = { text: 'Here is the video.', videoUrl: VIDEO };
    expect(await answerQuestion(deps, author, (await stateOf(deps, record.recordId)).at, answer)).toMatchObject({ error: 'not-allowed' });
    await act(deps, moderator, record.recordId, ASK);
    await stopClock(db, new Date(NOON.getTime() + 13 * DAY_MS));
    const { at } = await stateOf(deps, record.recordId);
    expect(await answerQuestion(deps, moderator, at, answer)).toMatchObject({ error: 'not-allowed' });
    expect(await answerQuestion(deps, author, at, { ...answer, videoUrl: 'http://a.example' })).toMatchObject({ error: 'invalid' });
    expect(await answerQuestion(deps, author, { ...at, revisionId: '1' }, answer)).toMatchObject({ error: 'stale' });
    expect(await answerQuestion(deps, author, at, answer)).toMatchObject({ ok: true });
    expect((await stateOf(deps, record.recordId)).content).toMatchObject({ state: 'posted', video_url: VIDEO });
    expect(await lastAudit(record.recordId)).toMatchObject({ actorId: author.userId, detail: { to: 'posted', by: 'author' } });
  });
});

test('a link that 1.0 accepted stops neither an answer nor a correction, unless it is changed', async () => {
  const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
  const author = { kind: 'signed-in', userId: record.userId, role: 'player' } as const;
  const link = 'https://www.youtube.com/@someone';
  await db.updateTable('records').set({ video_url: link }).where('record_id', '=', record.recordId).execute();
  await act(deps, moderator, record.recordId, ASK);
  const { at } = await stateOf(deps, record.recordId);
  expect(await answerQuestion(deps, author, at, { text: 'Watch this.', videoUrl: `${link}/videos` })).toMatchObject({ error: 'invalid' });
  expect(await answerQuestion(deps, author, at, { text: 'It is on my channel.' })).toMatchObject({ ok: true });
  expect(await act(deps, moderator, record.recordId, { verb: 'correct', changes: { score: '19,000' } })).toMatchObject({ ok: true });
  expect((await stateOf(deps, record.recordId)).content).toMatchObject({ state: 'posted', video_url: link });
});

describe('moving a record to another board', () => {
  test('parses the values for the target board and rejects values that do not fit', async () => {
    const moderator = await personOf(deps, 'moderator');
    const record = await createSecond(deps);
    const caves = await act(deps, moderator, record.recordId, { verb: 'move', stageId: 231, rule: 25 });
    expect(caves).toMatchObject({ error: 'invalid', fields: { time: 'required' } });
    const typed = { creatures: '50', treasure: '100', time: '5:00' };
    expect(await act(deps, moderator, record.recordId, { verb: 'move', stageId: 231, rule: 25, changes: typed })).toMatchObject({
      ok: true,
    });
    const board = stageBoard(await deps.catalogue(), 231, 25);
    expect((await stateOf(deps, record.recordId)).content).toMatchObject({
      board_id: board?.boardId,
      score: null,
      creatures: 50,
      rank_key: -1_530,
    });
    expect(await act(deps, moderator, record.recordId, { verb: 'move', stageId: 231, rule: 25 })).toMatchObject({
      fields: { board: 'unknown-board' },
    });
    expect(await act(deps, moderator, record.recordId, { verb: 'move', stageId: 9999, rule: 1 })).toMatchObject({
      fields: { board: 'unknown-board' },
    });
    expect(await verifyRankings(deps, () => {})).toEqual([]);
  });
});
