import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, moveTo, newModerator, newPeer, rowOf } from '#tests/support/scenarios/fairness.ts';
import { getCard } from '#usecases/moderation/get-card.ts';
import { listQueue } from '#usecases/moderation/list-queue.ts';
import { answerReport } from './answer-report.ts';
import { appealDecline } from './appeal-decline.ts';
import { checkAsPeer } from './check-as-peer.ts';
import { reportRecord } from './report-record.ts';

const { db, deps } = openTestDatabase();
type Judge = Awaited<ReturnType<typeof newModerator>>;

/** Returns the record's items in the moderator's queue. */
async function waits(judge: Judge, recordId: string) {
  const queue = await listQueue(deps, judge);
  if (!queue.ok) throw new Error(queue.error);
  return queue.value.groups.flatMap(({ items }) => items.filter((item) => item.recordId === recordId));
}

/** Returns the open cases on the record's card, as shown to the moderator. */
async function cases(judge: Judge, recordId: string) {
  const card = await getCard(deps, judge, recordId);
  if (!card.ok) throw new Error(card.error);
  return card.value.cases;
}

test('an appeal is queued for all moderators except the one who declined and those related to the author', async () => {
  const author = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId: author });
  const [judge, other, fan] = [await newModerator(deps), await newModerator(deps), await newModerator(deps)];
  await sql`insert into chosen_rivals (user_id, rival_id) values (${fan.userId}, ${author})`.execute(db);
  await moveTo(deps, judge, recordId, 'declined');
  expect(await waits(other, recordId)).toEqual([]);
  const appeal = await appealDecline(deps, as(author), recordId, { text: 'Look again' });
  expect(await waits(other, recordId)).toMatchObject([{ item: `appeal/${appeal.ok && appeal.value}`, kind: 'appeal', userId: author }]);
  expect(await waits(judge, recordId)).toEqual([]);
  expect(await waits(fan, recordId)).toEqual([]);
  expect(await cases(other, recordId)).toMatchObject([{ kind: 'appeal', text: 'Look again' }]);
  for (const barred of [judge, fan, as(author, 'moderator')]) expect(await cases(barred, recordId)).toEqual([]);
  await moveTo(deps, judge, recordId, 'posted');
  expect(await waits(other, recordId)).toEqual([]);
});

test('reports on a record form one queue item until all are answered, and a moderator does not get their own report', async () => {
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps) });
  const [reporting, judge] = [await newModerator(deps), await newModerator(deps)];
  await reportRecord(deps, reporting, recordId, { reason: 'wrong-board', text: '' });
  expect(await waits(reporting, recordId)).toEqual([]);
  await reportRecord(deps, as(await createPlayer(deps)), recordId, { reason: 'wrong-board', text: '' });
  expect(await cases(reporting, recordId)).toHaveLength(1);
  expect(await cases(judge, recordId)).toHaveLength(2);
  for (const left of [2, 1]) {
    const [item, ...more] = await waits(judge, recordId);
    expect({ kind: item?.kind, more, left }).toEqual({ kind: 'report', more: [], left });
    await answerReport(deps, judge, item?.item.split('/')[1] ?? '', { outcome: 'dismissed' });
  }
  expect(await waits(judge, recordId)).toEqual([]);
});

test('a record doubted by a peer is queued for moderators until it is edited', async () => {
  const at = await createRecord(deps, { userId: await createPlayer(deps) });
  const judge = await newModerator(deps);
  expect(await waits(judge, at.recordId)).toEqual([]);
  await checkAsPeer(deps, await newPeer(deps), at, { board: true, evidence: true, value: false, rule: true });
  expect(await waits(judge, at.recordId)).toMatchObject([{ item: `record/${at.recordId}`, revisionId: at.revisionId }]);
  await sql`update records set comment = 'edited' where record_id = ${at.recordId}`.execute(db);
  expect((await rowOf(deps, at.recordId)).revision_id).not.toBe(at.revisionId);
  expect(await waits(judge, at.recordId)).toEqual([]);
});

test('a record that is both doubted and reported is queued once, as the report', async () => {
  const at = await createRecord(deps, { userId: await createPlayer(deps) });
  const judge = await newModerator(deps);
  await checkAsPeer(deps, await newPeer(deps), at, { board: true, evidence: true, value: false, rule: true });
  await reportRecord(deps, as(await createPlayer(deps)), at.recordId, { reason: 'wrong-board', text: '' });
  expect(await waits(judge, at.recordId)).toMatchObject([{ kind: 'report' }]);
});
