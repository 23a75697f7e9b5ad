import { inspect } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readFairnessStats } from '#data/queries/moderation/fairness-stats.ts';
import { getPolicy } from '#data/queries/site/policies.ts';
import type { LogFilter } from '#domain/fairness/public-log.ts';
import { type Decision, fairnessStats } from '#domain/fairness/stats.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, moveTo, newModerator, newPeer, rowOf } from '#tests/support/scenarios/fairness.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import { editPolicy } from '#usecases/administration/edit-policy.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import { renameEntries } from '#usecases/catalogue/rename-entries.ts';
import { answerAppeal } from './answer-appeal.ts';
import { appealDecline } from './appeal-decline.ts';
import { checkAsPeer } from './check-as-peer.ts';
import { type getPublicLog as Get, getPublicLog } from './get-public-log.ts';
import { reportRecord } from './report-record.ts';

const { db, deps } = openTestDatabase();
const ofTwoYears = openTestDatabase(); // a log without the entries of the other tests
const RIGHT = { board: true, evidence: true, value: true, rule: true };

async function read(filter: LogFilter = {}, more: Parameters<typeof Get>[2] = {}, site = deps) {
  const log = await getPublicLog(site, filter, more);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}
const about = async (recordId: string) => (await read({}, { limit: 1_000 })).entries.filter((entry) => entry.recordId === recordId);
const textOf = (answer: unknown) => inspect(answer, { depth: null, maxArrayLength: null, maxStringLength: null });

const start = new Date('2026-11-01T00:00:00Z').getTime();
let minute = 0;
beforeEach(async () => {
  minute += 1;
  await stopClock(db, new Date(start + minute * MINUTE_MS));
});

async function declineAndUphold() {
  const author = await createPlayer(deps, { name: 'Bramble' });
  const { recordId } = await createRecord(deps, { userId: author });
  const judge = await newModerator(deps);
  await moveTo(deps, judge, recordId, 'declined', 'a digit is cut off');
  const appeal = await appealDecline(deps, as(author), recordId, { text: 'secret plea' });
  if (!appeal.ok) throw new Error(appeal.error);
  await answerAppeal(deps, await newModerator(deps), appeal.value, { outcome: 'upheld', text: 'the digit is there' });
  return { author, recordId, judge };
}

test("lists a decline and its upheld appeal with actor and reason, newest first, but without the appeal's text", async () => {
  const { recordId } = await declineAndUphold();
  const entries = await about(recordId);
  expect(entries).toMatchObject([
    {
      verb: 'answer-appeal',
      outcome: 'upheld',
      text: 'the digit is there',
      by: 'moderator',
      who: { name: 'Judge' },
      whom: { name: 'Bramble' },
    },
    { verb: 'restore', text: 'the digit is there' },
    { verb: 'decline', text: 'a digit is cut off', by: 'moderator', who: { name: 'Judge' }, whom: { name: 'Bramble' } },
  ]);
  expect(textOf(entries)).not.toContain('secret plea');
});

test('entries stay listed without people who have a hidden name or a closed account', async () => {
  const { author, recordId, judge } = await declineAndUphold();
  const handle = async (userId: number) =>
    (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
  const handles = [await handle(author), await handle(judge.userId)];
  expect(textOf(await about(recordId))).toContain(handles[0]);
  await sql`update users set name = null where id = ${author}`.execute(db);
  await sql`update users set closed_at = app_now() where id = ${judge.userId}`.execute(db);
  const entries = await about(recordId);
  expect(entries).toMatchObject([{ whom: null }, { whom: null }, { verb: 'decline', who: null, whom: null, by: 'moderator' }]);
  for (const hidden of [...handles, 'Bramble']) expect(textOf(entries)).not.toContain(hidden);
});

test('reports have no entry in the public log, and peers are not named', async () => {
  const reporter = await createPlayer(deps, { name: 'Whistle' });
  const { recordId, revisionId } = await createRecord(deps, { userId: await createPlayer(deps) });
  await reportRecord(deps, as(reporter), recordId, { reason: 'other', text: 'whisper' });
  expect(await about(recordId)).toEqual([]);
  for (const peer of [await newPeer(deps), await newPeer(deps)]) await checkAsPeer(deps, peer, { recordId, revisionId }, RIGHT);
  const entries = await about(recordId);
  expect(entries).toMatchObject([{ verb: 'check', by: 'peers', who: null, text: null }]);
  for (const secret of ['Whistle', 'whisper', 'Peer']) expect(textOf(entries)).not.toContain(secret);
});

test('hides entries about records in a blind event until its results are revealed', async () => {
  const { recordId } = await declineAndUphold();
  await sql`insert into events (event_code, state) values (261229, 'closed')`.execute(db);
  await sql`insert into sealed_boards (board_id, event_code) select board_id, 261229 from records where record_id = ${recordId}`.execute(
    db,
  );
  expect(await about(recordId)).toEqual([]);
  await sql`update sealed_boards set opened_at = app_now()`.execute(db);
  expect(await about(recordId)).toHaveLength(3);
  await sql`delete from sealed_boards`.execute(db);
});

test('a log entry keeps its reason when the record changes again', async () => {
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps) });
  const judge = await newModerator(deps);
  await moveTo(deps, judge, recordId, 'needs-information', 'which edition?');
  await moveTo(deps, judge, recordId, 'posted', 'thank you');
  await moveTo(deps, judge, recordId, 'declined', 'not this one');
  expect((await about(recordId)).map(({ verb, text }) => [verb, text])).toEqual([
    ['decline', 'not this one'],
    ['restore', 'thank you'],
    ['ask', 'which edition?'],
  ]);
  expect((await rowOf(deps, recordId)).change_reason).toBe('not this one');
});

test('omits actions that changed nothing, such as the first of two verifications', async () => {
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps) });
  const detail = { from: 'posted', to: 'verified', by: 'moderator', revisionId: null };
  await insertAudit(db, { actorId: null, verb: 'change-record-state', subjectKind: 'record', subjectId: recordId, detail });
  expect(await about(recordId)).toEqual([]);
});

test("a ban's log entry contains its scope and end but not its reason", async () => {
  const userId = await createPlayer(deps, { name: 'Nettle' });
  const { handle } = await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow();
  const endsAt = new Date('2026-12-24T00:00:00Z');
  await ban(deps, 'operator', handle, { scope: 'records', reason: 'words for Nettle alone', endsAt });
  const [entry] = (await read({ verb: 'ban' })).entries;
  expect(entry).toMatchObject({
    verb: 'ban',
    by: 'site',
    who: null,
    whom: { name: 'Nettle' },
    scope: 'records',
    until: endsAt,
    text: null,
  });
});

test("lists an admin's changes to switches, policy, rule texts and names, without the admin's name if it is hidden", async () => {
  const userId = await createPlayer(deps, { name: 'Warden' });
  const admin = { ...as(userId), role: 'admin' } as const;
  await turnSwitch(deps, admin, 'comments', { isOn: false });
  const { revisionId } = await getPolicy(db, 'evidence');
  expect(await editPolicy(deps, admin, revisionId, { of: 'newcomer', posts: 3, days: 9 })).toMatchObject({ ok: true });
  await renameEntries(deps, 'stage.202,Kettle Shelf,やかん棚\nrule.21.description,As it comes.,そのまま。', { by: userId });
  await renameEntries(deps, 'stage.202,Kettle Shelf,やかん棚', { by: userId }); // This rename changes nothing.
  const latest = async () => (await read({}, { limit: 4 })).entries;
  const expected = [
    { verb: 'revise-rule', thing: { kind: 'rule', id: '21' }, changed: null },
    { verb: 'rename-catalogue', thing: { kind: 'catalogue', id: 'names' }, changed: 1 },
    { verb: 'change-policy', thing: { kind: 'policy', id: 'newcomer' } },
    { verb: 'turn-switch', thing: { kind: 'switch', id: 'comments' }, isOn: false },
  ];
  const rest = { by: 'admin', recordId: null, whom: null, text: null };
  expect(await latest()).toMatchObject(expected.map((entry) => ({ ...entry, ...rest, who: { name: 'Warden' } })));
  expect((await read({ verb: 'turn-switch' })).entries).toHaveLength(1);
  await sql`update users set name = null where id = ${userId}`.execute(db);
  expect(await latest()).toMatchObject(expected.map((entry) => ({ ...entry, ...rest, who: null })));
});

test('pages of the public log have no gaps or repetitions, with or without a filter', async () => {
  for (let count = 0; count < 3; count += 1) await declineAndUphold();
  for (const filter of [{}, { verb: 'decline' }, { year: 2026 }] as const) {
    const whole = (await read(filter, { limit: 1_000 })).entries.map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await read(filter, { limit: 2, ...(after !== undefined && { after }) });
      paged.push(...page.entries.map(({ id }) => id));
      after = page.next;
    }
    expect(whole.length).toBeGreaterThan(2);
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  }
  expect((await read({ verb: 'decline' })).entries.every(({ verb }) => verb === 'decline')).toBe(true);
});

test("filters by year in the site's time zone and returns bad-filter for a year out of range", async () => {
  const site = ofTwoYears.deps;
  await stopClock(ofTwoYears.db, new Date('2026-12-31T14:59:59Z')); // This is the last second of the year in Tokyo.
  const { recordId } = await createRecord(site, { userId: await createPlayer(site) });
  const judge = await newModerator(site);
  await moveTo(site, judge, recordId, 'needs-information');
  await stopClock(ofTwoYears.db, new Date('2026-12-31T15:00:00Z'));
  await moveTo(site, judge, recordId, 'declined');
  const of = async (year: number) => (await read({ year }, {}, site)).entries;
  expect(await of(2026)).toMatchObject([{ verb: 'ask', recordId }]);
  expect(await of(2027)).toMatchObject([{ verb: 'decline', recordId }]);
  expect((await read({}, {}, site)).years).toEqual([2027, 2026]);
  for (const year of [2013, 2028]) expect(await getPublicLog(site, { year })).toEqual({ ok: false, error: 'bad-filter' });
});

test("readFairnessStats counts only the moderators' first decision on each record, as fairnessStats does", async () => {
  await declineAndUphold(); // before the time that is counted
  const judge = await newModerator(deps);
  const decisions: Decision[] = [];
  const from = new Date('2028-01-01T00:00:00Z');
  for (const [index, hours] of [1, 30, 7, 100].entries()) {
    const posted = new Date(from.getTime() + index * 1_000);
    await stopClock(db, posted);
    const { recordId } = await createRecord(deps, { userId: await createPlayer(deps) });
    await stopClock(db, new Date(posted.getTime() + hours * HOUR_MS));
    const to = index % 2 === 0 ? 'declined' : 'needs-information';
    await moveTo(deps, judge, recordId, to);
    await stopClock(db, new Date(posted.getTime() + 500 * HOUR_MS));
    await moveTo(deps, judge, recordId, to === 'declined' ? 'posted' : 'declined'); // A second decision does not count.
    decisions.push({ waitMs: hours * HOUR_MS, isVerified: false });
  }
  // The score does not reach first place, where a verification would need two moderators.
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps), state: 'checked', score: 10_000 });
  await moveTo(deps, judge, recordId, 'verified');
  decisions.push({ waitMs: 0, isVerified: true });
  expect(await readFairnessStats(db, { from })).toEqual(fairnessStats(decisions, []));
  expect((await readFairnessStats(db, {})).upheld).toBeGreaterThan(0);
  expect(await readFairnessStats(db, { from: new Date('2099-01-01') })).toEqual(fairnessStats([], []));
});
