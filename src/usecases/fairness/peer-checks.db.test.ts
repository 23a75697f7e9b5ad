import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listWaitingRecords } from '#data/queries/moderation/moderation-queue.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { PEER_CHECK_ITEMS } from '#domain/fairness/peer-checks.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, auditOf, moveTo, newModerator, newPeer, rowOf } from '#tests/support/scenarios/fairness.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { checkAsPeer } from './check-as-peer.ts';

const { db, deps } = openTestDatabase();
const RIGHT = { board: true, evidence: true, value: true, rule: true };

const newRecord = async () => createRecord(deps, { userId: await createPlayer(deps) });
const NOBODY = 0; // user id of a moderator who is unrelated to everyone
const isDoubted = async (recordId: string) => (await listWaitingRecords(db, NOBODY)).some((record) => record.recordId === recordId);

test('the second agreeing peer check changes a posted record to checked, and the first does not', async () => {
  const at = await newRecord();
  expect(await checkAsPeer(deps, await newPeer(deps), at, RIGHT)).toEqual({ ok: true, value: 'posted' });
  expect(await rowOf(deps, at.recordId)).toMatchObject({ state: 'posted', revision_id: at.revisionId });
  const second = await newPeer(deps);
  expect(await checkAsPeer(deps, second, at, RIGHT)).toEqual({ ok: true, value: 'checked' });
  expect(await rowOf(deps, at.recordId)).toMatchObject({ state: 'checked', changed_by: second.userId });
  expect(await auditOf(deps, at.recordId, 'glance')).toHaveLength(2);
  expect(await auditOf(deps, at.recordId, 'change-record-state')).toMatchObject([
    { detail: { from: 'posted', to: 'checked', by: 'peer' } },
  ]);
});

test('exactly one of two concurrent peer checks counts as the second and changes the record to checked', async () => {
  const at = await newRecord();
  const peers = [await newPeer(deps), await newPeer(deps)];
  const answers = await Promise.all(peers.map((peer) => checkAsPeer(deps, peer, at, RIGHT)));
  expect(answers.map((answer) => answer.ok && answer.value).sort()).toEqual(['checked', 'posted']);
});

test.each(PEER_CHECK_ITEMS)('a peer check that doubts the %s leaves the record to a moderator, even if others agree', async (item) => {
  const at = await newRecord();
  expect(await checkAsPeer(deps, await newPeer(deps), at, { ...RIGHT, [item]: false })).toEqual({ ok: true, value: 'posted' });
  expect(await isDoubted(at.recordId)).toBe(true);
  for (const _ of [1, 2, 3]) expect(await checkAsPeer(deps, await newPeer(deps), at, RIGHT)).toEqual({ ok: true, value: 'posted' });
  expect(await rowOf(deps, at.recordId)).toMatchObject({ state: 'posted' });
});

test('allows one peer check per player and record version, and an edit invalidates earlier checks', async () => {
  const at = await newRecord();
  const [peer, other, doubter] = [await newPeer(deps), await newPeer(deps), await newPeer(deps)];
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toMatchObject({ ok: true });
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toEqual({ ok: false, error: 'looked-before' });
  expect(await checkAsPeer(deps, doubter, at, { ...RIGHT, rule: false })).toMatchObject({ ok: true });
  await sql`update records set comment = 'edited' where record_id = ${at.recordId}`.execute(db);
  expect(await isDoubted(at.recordId)).toBe(false);
  const edited = { recordId: at.recordId, revisionId: (await rowOf(deps, at.recordId)).revision_id };
  expect(await checkAsPeer(deps, other, at, RIGHT)).toEqual({ ok: false, error: 'stale' });
  // This is the first check of the edited version.
  expect(await checkAsPeer(deps, other, edited, RIGHT)).toEqual({ ok: true, value: 'posted' });
  expect(await checkAsPeer(deps, peer, edited, RIGHT)).toEqual({ ok: true, value: 'checked' });
});

test.each([
  [8, 'not-allowed'],
  [null, 'not-allowed'],
  [9, undefined],
  [15, undefined],
])('a peer check by a player in rank class %s returns the error %s', async (rankClass, error) => {
  const answer = await checkAsPeer(deps, await newPeer(deps, rankClass), await newRecord(), RIGHT);
  expect(answer.ok ? undefined : answer.error).toBe(error);
});

test("a peer check requires a rank class, no ban and no relation to the record's author", async () => {
  const peer = await newPeer(deps);
  const own = await createRecord(deps, { userId: peer.userId });
  expect(await checkAsPeer(deps, peer, own, RIGHT)).toEqual({ ok: false, error: 'not-allowed' });
  const author = await createPlayer(deps);
  const at = await createRecord(deps, { userId: author });
  expect(await checkAsPeer(deps, VISITOR, at, RIGHT)).toEqual({ ok: false, error: 'login-required' });
  expect(await checkAsPeer(deps, { ...peer, role: 'banned' }, at, RIGHT)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await checkAsPeer(deps, as(await createPlayer(deps), 'admin'), at, RIGHT)).toEqual({ ok: false, error: 'not-allowed' });
  await sql`insert into chosen_rivals (user_id, rival_id) values (${peer.userId}, ${author})`.execute(db);
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toEqual({ ok: false, error: 'not-allowed' });
  await sql`delete from chosen_rivals`.execute(db);
  await sql`insert into events (event_code, state) values (261230, 'open')`.execute(db);
  await sql`insert into event_members (event_code, user_id, team_id, changed_by) values (261230, ${peer.userId}, 1, 1), (261230, ${author}, 1, 1)`.execute(
    db,
  );
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toEqual({ ok: false, error: 'not-allowed' });
  await sql`update events set state = 'closed' where event_code = 261230`.execute(db);
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toMatchObject({ ok: true });
});

test('only posted records can be peer-checked, and nobody can set the state to checked directly', async () => {
  const at = await newRecord();
  const [peer, judge] = [await newPeer(deps), await newModerator(deps)];
  expect(await changeRecordState(deps, peer, at, 'checked', 'mine')).toEqual({ ok: false, error: 'not-allowed' });
  expect(await changeRecordState(deps, judge, at, 'checked', 'mine')).toEqual({ ok: false, error: 'not-allowed' });
  const revisionId = await moveTo(deps, judge, at.recordId, 'needs-information');
  expect(await checkAsPeer(deps, peer, { recordId: at.recordId, revisionId }, RIGHT)).toEqual({ ok: false, error: 'not-posted' });
  expect(await checkAsPeer(deps, peer, { recordId: '999999999', revisionId: '1' }, RIGHT)).toEqual({ ok: false, error: 'not-found' });
});

test('limits the number of peer checks by one player per day', async () => {
  const peer = await newPeer(deps);
  await checkAsPeer(deps, peer, await newRecord(), RIGHT);
  // This also changes other players' counters, which does not matter here.
  await sql`update attempts set tries = ${LIMITS['glance-day'].tries} where tries = 1`.execute(db);
  const at = await newRecord();
  expect(await checkAsPeer(deps, peer, at, RIGHT)).toMatchObject({ ok: false, error: 'too-many-tries' });
  expect(await auditOf(deps, at.recordId, 'glance')).toEqual([]);
});
