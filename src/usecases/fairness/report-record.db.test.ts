import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listCasesOf } from '#data/queries/moderation/moderation-queue.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, auditOf, moveTo, newModerator } from '#tests/support/scenarios/fairness.ts';
import { getRecordLog } from '#usecases/records/get-record-log.ts';
import { answerReport } from './answer-report.ts';
import { reportRecord } from './report-record.ts';

const { db, deps } = openTestDatabase();
const REPORT = { reason: 'value-differs', text: 'The picture says 19,000.' } as const;

const NOBODY = 0; // user id of a moderator who is unrelated to everyone

const newRecord = async () => {
  const author = await createPlayer(deps);
  return { author, ...(await createRecord(deps, { userId: author })) };
};

test("a report is queued for moderators, and its audit row contains neither its text nor the record's author", async () => {
  const { recordId, revisionId } = await newRecord();
  const reporter = await createPlayer(deps);
  expect(await reportRecord(deps, as(reporter), recordId, REPORT)).toEqual({ ok: true, value: undefined });
  const open = await listCasesOf(db, recordId, NOBODY);
  expect(open).toMatchObject([{ kind: 'report', ...REPORT }]);
  expect(await listCasesOf(db, recordId, reporter)).toEqual([]); // The reporter cannot answer.
  expect(await auditOf(deps, recordId, 'report-record')).toEqual([
    { actor_id: reporter, detail: { reportId: open[0]?.caseId, revisionId, reason: 'value-differs' } },
  ]);
  // The public log of the record must not contain the report's text.
  expect(JSON.stringify(await getRecordLog(deps, recordId))).not.toContain('19,000.');
});

test("refuses reports by visitors, banned users and the record's author, and reports of unknown or declined records", async () => {
  const { author, recordId } = await newRecord();
  const reporter = await createPlayer(deps);
  expect(await reportRecord(deps, VISITOR, recordId, REPORT)).toMatchObject({ error: 'login-required' });
  expect(await reportRecord(deps, as(reporter, 'banned'), recordId, REPORT)).toMatchObject({ error: 'not-allowed' });
  expect(await reportRecord(deps, as(author), recordId, REPORT)).toMatchObject({ error: 'not-allowed' });
  expect(await reportRecord(deps, as(author, 'admin'), recordId, REPORT)).toMatchObject({ error: 'not-allowed' });
  expect(await reportRecord(deps, as(reporter), '999999999', REPORT)).toMatchObject({ error: 'not-found' });
  await moveTo(deps, await newModerator(deps), recordId, 'declined');
  expect(await reportRecord(deps, as(reporter), recordId, REPORT)).toMatchObject({ error: 'not-countable' });
  expect(await listCasesOf(db, recordId, NOBODY)).toEqual([]);
});

test('allows each reader one report per record version', async () => {
  const { recordId } = await newRecord();
  const [reader, other] = [as(await createPlayer(deps)), as(await createPlayer(deps))];
  expect(await reportRecord(deps, reader, recordId, REPORT)).toMatchObject({ ok: true });
  expect(await reportRecord(deps, reader, recordId, { ...REPORT, reason: 'wrong-board' })).toMatchObject({ error: 'reported-before' });
  expect(await reportRecord(deps, other, recordId, REPORT)).toMatchObject({ ok: true });
  await sql`update records set comment = 'edited' where record_id = ${recordId}`.execute(db);
  expect(await reportRecord(deps, reader, recordId, REPORT)).toMatchObject({ ok: true });
});

test('limits reports per player and day without counting refused reports', async () => {
  onTestFinished(() => setClock(db, new Date()));
  await stopClock(db, new Date('2026-11-20T03:00:00Z'));
  const reader = as(await createPlayer(deps));
  const { author, recordId } = await newRecord();
  for (let count = 0; count < LIMITS['report-day'].tries; count += 1) {
    const { recordId: other } = await createRecord(deps, { userId: author, score: 10_000 + count });
    expect(await reportRecord(deps, reader, '999999999', REPORT)).toMatchObject({ error: 'not-found' });
    expect(await reportRecord(deps, reader, other, REPORT)).toMatchObject({ ok: true });
  }
  expect(await reportRecord(deps, reader, recordId, REPORT)).toEqual({
    ok: false,
    error: 'too-many-tries',
    waitSeconds: LIMITS['report-day'].windowMs / 1_000,
  });
  expect(await listCasesOf(db, recordId, NOBODY)).toEqual([]);
  await stopClock(db, new Date('2026-11-21T03:00:00Z'));
  expect(await reportRecord(deps, reader, recordId, REPORT)).toMatchObject({ ok: true });
});

test('returns not-found when the reported record is hidden by a blind event', async () => {
  const { recordId } = await newRecord();
  const reader = as(await createPlayer(deps));
  await sql`insert into events (event_code, state) values (261231, 'closed')`.execute(db);
  await sql`insert into sealed_boards (board_id, event_code) select board_id, 261231 from records where record_id = ${recordId}`.execute(
    db,
  );
  expect(await reportRecord(deps, reader, recordId, REPORT)).toMatchObject({ error: 'not-found' });
  await sql`delete from sealed_boards`.execute(db);
  expect(await reportRecord(deps, reader, recordId, REPORT)).toMatchObject({ ok: true });
});

test('a report can be answered once, by an unrelated moderator, and the audit row does not name the reporter', async () => {
  const { author, recordId } = await newRecord();
  const reporting = await newModerator(deps);
  await reportRecord(deps, reporting, recordId, REPORT);
  const reportId = (await listCasesOf(db, recordId, NOBODY))[0]?.caseId ?? '';
  const judge = await newModerator(deps);
  expect(await answerReport(deps, VISITOR, reportId, { outcome: 'acted' })).toMatchObject({ error: 'login-required' });
  expect(await answerReport(deps, as(author), reportId, { outcome: 'acted' })).toMatchObject({ error: 'not-allowed' });
  expect(await answerReport(deps, as(author, 'moderator'), reportId, { outcome: 'dismissed' })).toMatchObject({ error: 'not-allowed' });
  expect(await answerReport(deps, reporting, reportId, { outcome: 'acted' })).toMatchObject({ error: 'not-allowed' });
  expect(await answerReport(deps, judge, '999999999', { outcome: 'acted' })).toMatchObject({ error: 'not-found' });
  await sql`insert into chosen_rivals (user_id, rival_id) values (${judge.userId}, ${author})`.execute(db);
  expect(await answerReport(deps, judge, reportId, { outcome: 'acted' })).toMatchObject({ error: 'not-allowed' });
  await sql`delete from chosen_rivals`.execute(db);
  expect(await answerReport(deps, judge, reportId, { outcome: 'dismissed' })).toMatchObject({ ok: true });
  expect(await answerReport(deps, judge, reportId, { outcome: 'acted' })).toMatchObject({ error: 'not-waiting' });
  expect(await auditOf(deps, recordId, 'answer-report')).toEqual([{ actor_id: judge.userId, detail: { reportId, outcome: 'dismissed' } }]);
});
