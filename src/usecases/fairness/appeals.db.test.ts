import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAppealsOf } from '#data/queries/moderation/appeals.ts';
import { listCasesOf } from '#data/queries/moderation/moderation-queue.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, auditOf, moveTo, newModerator, rowOf } from '#tests/support/scenarios/fairness.ts';
import { newReader, notificationsOf } from '#tests/support/scenarios/notifications-site.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { answerAppeal } from './answer-appeal.ts';
import { appealDecline } from './appeal-decline.ts';

const { db, deps } = openTestDatabase();
const TEXT = { text: 'The last digit is a five.' };

/** Creates a declined record. Returns its ids, its author and the moderator who declined it. */
async function declined() {
  const author = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId: author });
  const judge = await newModerator(deps);
  const revisionId = await moveTo(deps, judge, recordId, 'declined', 'unreadable');
  return { author: as(author), recordId, judge, revisionId };
}

const NOBODY = 0; // user id of a moderator who is unrelated to everyone
const isOpen = async (recordId: string) => (await listCasesOf(db, recordId, NOBODY)).some(({ kind }) => kind === 'appeal');

async function appealed() {
  const scene = await declined();
  const answer = await appealDecline(deps, scene.author, scene.recordId, TEXT);
  if (!answer.ok) throw new Error(answer.error);
  return { ...scene, appealId: answer.value };
}

test('the author of a declined record can appeal once, and the appeal references the decline', async () => {
  const { author, recordId, judge, revisionId } = await declined();
  const answer = await appealDecline(deps, author, recordId, TEXT);
  expect(answer).toMatchObject({ ok: true });
  expect(await appealDecline(deps, author, recordId, TEXT)).toEqual({ ok: false, error: 'appealed-before' });
  expect(await listCasesOf(db, recordId, NOBODY)).toMatchObject([{ kind: 'appeal', ...TEXT }]);
  expect(await listCasesOf(db, recordId, judge.userId)).toEqual([]); // The declining moderator cannot answer.
  expect(await listAppealsOf(db, recordId)).toMatchObject([{ revisionId }]);
  expect(await auditOf(deps, recordId, 'appeal')).toHaveLength(1);
  // The public data does not contain the appeal's text.
  expect(JSON.stringify(await listAppealsOf(db, recordId))).not.toContain('five');
});

test('only the author of a record can appeal, and only while the record is declined', async () => {
  const { recordId } = await declined();
  const { recordId: posted, author } = await createPlayer(deps).then(async (userId) => ({
    author: as(userId),
    ...(await createRecord(deps, { userId })),
  }));
  expect(await appealDecline(deps, VISITOR, recordId, TEXT)).toMatchObject({ error: 'login-required' });
  expect(await appealDecline(deps, await newModerator(deps), recordId, TEXT)).toMatchObject({ error: 'not-allowed' });
  expect(await appealDecline(deps, { ...author, role: 'banned' }, posted, TEXT)).toMatchObject({ error: 'not-allowed' });
  expect(await appealDecline(deps, author, posted, TEXT)).toMatchObject({ error: 'not-declined' });
  expect(await appealDecline(deps, author, '999999999', TEXT)).toMatchObject({ error: 'not-found' });
});

test("an upheld appeal restores the record in the answering moderator's name and notifies its author", async () => {
  const reader = await newReader(deps);
  const { recordId } = await createRecord(deps, { userId: reader.userId });
  await moveTo(deps, await newModerator(deps), recordId, 'declined');
  const appeal = await appealDecline(deps, as(reader.userId), recordId, TEXT);
  if (!appeal.ok) throw new Error(appeal.error);
  const other = await newModerator(deps);
  expect(await answerAppeal(deps, other, appeal.value, { outcome: 'upheld', text: 'It is a five.' })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await rowOf(deps, recordId)).toMatchObject({ state: 'posted', changed_by: other.userId, change_reason: 'It is a five.' });
  expect(await auditOf(deps, recordId, 'answer-appeal')).toMatchObject([{ actor_id: other.userId, detail: { outcome: 'upheld' } }]);
  const notified = [{ kind: 'restored', route: `/record/${recordId}` }, { kind: 'declined' }];
  expect((await notificationsOf(deps, reader)).notifications).toMatchObject(notified);
  expect(await listAppealsOf(db, recordId)).toMatchObject([{ outcome: 'upheld', answer: 'It is a five.' }]);
  expect(await verifyRankings(deps, () => {})).toEqual([]);
});

test('a rejected appeal leaves the record declined and notifies its author', async () => {
  const reader = await newReader(deps);
  const { recordId } = await createRecord(deps, { userId: reader.userId });
  await moveTo(deps, await newModerator(deps), recordId, 'declined', 'unreadable');
  const before = await rowOf(deps, recordId);
  const appeal = await appealDecline(deps, as(reader.userId), recordId, TEXT);
  if (!appeal.ok) throw new Error(appeal.error);
  expect(await answerAppeal(deps, await newModerator(deps), appeal.value, { outcome: 'kept', text: 'Still unreadable.' })).toMatchObject({
    ok: true,
  });
  expect(await rowOf(deps, recordId)).toEqual(before);
  expect((await notificationsOf(deps, reader)).notifications).toMatchObject([
    { kind: 'appeal', route: `/record/${recordId}` },
    { kind: 'declined' },
  ]);
  expect(await isOpen(recordId)).toBe(false);
});

test('only a moderator who did not decline the record and is unrelated to its author can answer an appeal', async () => {
  const { author, recordId, judge, appealId } = await appealed();
  const answer = { outcome: 'upheld', text: 'Right.' } as const;
  expect(await answerAppeal(deps, judge, appealId, answer)).toEqual({ ok: false, error: 'declined-by-you' });
  expect(await answerAppeal(deps, { ...judge, role: 'admin' }, appealId, answer)).toEqual({ ok: false, error: 'declined-by-you' });
  expect(await answerAppeal(deps, VISITOR, appealId, answer)).toMatchObject({ error: 'login-required' });
  expect(await answerAppeal(deps, as(await createPlayer(deps), 'editor'), appealId, answer)).toMatchObject({ error: 'not-allowed' });
  expect(await answerAppeal(deps, { ...author, role: 'moderator' }, appealId, answer)).toMatchObject({ error: 'not-allowed' });
  const fan = await newModerator(deps);
  await sql`insert into chosen_rivals (user_id, rival_id) values (${fan.userId}, ${author.userId})`.execute(db);
  expect(await answerAppeal(deps, fan, appealId, answer)).toMatchObject({ error: 'not-allowed' });
  expect(await answerAppeal(deps, await newModerator(deps), '999999999', answer)).toMatchObject({ error: 'not-found' });
  expect(await rowOf(deps, recordId)).toMatchObject({ state: 'declined' });
  expect(await isOpen(recordId)).toBe(true);
});

test('only one of three concurrent answers to an appeal is accepted', async () => {
  const { recordId, appealId } = await appealed();
  const judges = [await newModerator(deps), await newModerator(deps), await newModerator(deps)];
  const answers = await Promise.all(judges.map((judge) => answerAppeal(deps, judge, appealId, { outcome: 'upheld', text: 'Right.' })));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error)).sort()).toEqual(['not-waiting', 'not-waiting', 'ok']);
  expect(await auditOf(deps, recordId, 'answer-appeal')).toHaveLength(1);
});

test('an appeal cannot be answered after the record is restored, but a new decline can be appealed', async () => {
  const { author, recordId, judge, appealId } = await appealed();
  await moveTo(deps, judge, recordId, 'posted', 'a mistake');
  const other = await newModerator(deps);
  const answer = { outcome: 'kept', text: 'No.' } as const;
  expect(await answerAppeal(deps, other, appealId, answer)).toEqual({ ok: false, error: 'not-waiting' });
  expect(await isOpen(recordId)).toBe(false);
  await moveTo(deps, other, recordId, 'declined', 'again');
  expect(await answerAppeal(deps, judge, appealId, answer)).toEqual({ ok: false, error: 'not-waiting' });
  expect(await isOpen(recordId)).toBe(false);
  const second = await appealDecline(deps, author, recordId, TEXT);
  expect(second).toMatchObject({ ok: true });
  if (second.ok) expect(await answerAppeal(deps, judge, second.value, answer)).toMatchObject({ ok: true });
});

test('the database rejects a second appeal against one decline and an answer by the declining moderator', async () => {
  const { recordId, judge, revisionId, appealId } = await appealed();
  await expect(
    sql`insert into appeals (record_id, revision_id, text) values (${recordId}, ${revisionId}, 'again')`.execute(db),
  ).rejects.toThrow(/unique/);
  const answer = sql`outcome = 'kept', answer = 'no', answered_at = app_now()`;
  await expect(sql`update appeals set ${answer}, answered_by = ${judge.userId} where appeal_id = ${appealId}`.execute(db)).rejects.toThrow(
    /check/,
  );
  await expect(sql`delete from appeals`.execute(db)).rejects.toThrow(/cannot be changed/);
});
