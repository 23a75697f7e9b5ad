import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { saveHealth } from '#data/queries/evidence/evidence-health.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import { changedKeys } from '#domain/edge/changed-keys.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { as, newModerator, newPeer } from '#tests/support/scenarios/fairness.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { act, createSecond, DECLINE, personOf, stateOf } from '#tests/support/scenarios/moderation.ts';
import { ban, changeRole, unban } from '#usecases/accounts/audit/govern.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { editPolicy } from '#usecases/administration/edit-policy.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import { renameEntries } from '#usecases/catalogue/rename-entries.ts';
import type { Deps } from '#usecases/deps.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { amendEvent } from '#usecases/events/manage/amend-event.ts';
import { answerAppeal } from '#usecases/fairness/answer-appeal.ts';
import { appealDecline } from '#usecases/fairness/appeal-decline.ts';
import { checkAsPeer } from '#usecases/fairness/check-as-peer.ts';
import { renewSpans } from '#usecases/keyword-layer/renew-spans.ts';
import { changeKeywordFlag } from '#usecases/keywords/change-keyword-flag.ts';
import { undoAct } from '#usecases/moderation/undo-act.ts';
import { createNews } from '#usecases/news/write-news.ts';
import { rebuildRankings } from '#usecases/rankings/derive/rebuild-rankings.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { refreshPage } from '#usecases/site/refresh-page.ts';
import { relayPages } from './relay-pages.ts';

const { db, deps: plainDeps } = openTestDatabase();
const EDGE = { url: 'http://edge.test', purge: async () => {} };
const deps: Deps = { ...freshDeps(plainDeps), edges: [EDGE] };
const NOW = new Date('2026-11-20T12:00:00Z');

/** Runs an action and returns the sorted surrogate keys that the edge has to purge for it. */
async function purgedKeys(action: () => Promise<unknown>): Promise<string[]> {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('edge_purges').execute();
  const answer = await action();
  expect(answer).not.toMatchObject({ ok: false });
  await relayPages(deps, new Date());
  await relayChanges(deps);
  const purges = await db.selectFrom('edge_purges').select('keys').execute();
  return [...new Set(purges.flatMap(({ keys }) => keys))].sort();
}
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const boardOf = async (stageId: number, ruleId = 21) => {
  const board = stageBoard(await deps.catalogue(), stageId, ruleId);
  return board ?? expect.fail('no such board');
};
const post = async (userId: number, score = '20,100') =>
  postRecord(deps, as(userId), randomUUID(), { stageId: 201, rule: 21, score, console: 1, comment: 'Dew', videoUrl: VIDEO });

beforeEach(() => setClock(db, NOW));

test('posting a record purges every page that shows it', async () => {
  const userId = await createPlayer(deps);
  const keys = await purgedKeys(() => post(userId));
  const { record_id: recordId } = await db
    .selectFrom('records')
    .select('record_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const board = await boardOf(201);
  const totals = totalsOfBoard(await deps.catalogue(), board).map(({ id }) => `total:${id}`);
  expect(totals).toContain('total:1');
  const own = ['stage:201', `user:${await handleOf(userId)}`, `record:${recordId}`, 'home', 'lists', 'standings'];
  expect(keys).toEqual([...own, ...totals].sort());
});

test('verifying, moving, declining or restoring a record purges its stages and the public log', async () => {
  const [moderator, record] = [await personOf(deps, 'moderator'), await createSecond(deps)];
  const { recordId } = record;
  const verified = await purgedKeys(() => act(deps, moderator, recordId, { verb: 'verify' }));
  expect(verified).toEqual(expect.arrayContaining(['stage:201', `record:${recordId}`, 'standings', 'log']));
  expect(verified).not.toContain('classes'); // Verifying a record does not change past rankings.
  const moved = await purgedKeys(() => act(deps, moderator, recordId, { verb: 'move', stageId: 202, rule: 21 }));
  expect(moved).toEqual(expect.arrayContaining(['stage:201', 'stage:202', `record:${recordId}`, 'classes', 'standings', 'log', 'home']));
  let actId = '';
  const declined = await purgedKeys(async () => {
    const done = await act(deps, moderator, recordId, DECLINE);
    if (done.ok) actId = done.value.actId ?? '';
  });
  expect(declined).toEqual(expect.arrayContaining(['stage:202', 'classes', 'standings', 'lists', 'log']));
  expect(await purgedKeys(() => undoAct(deps, moderator, actId, {}))).toEqual(expect.arrayContaining(['stage:202', 'classes', 'log']));
});

test("an appeal, its answer, a peer check and a change in evidence health each purge the record's page", async () => {
  const [author, judge, other] = [await createPlayer(deps), await newModerator(deps), await newModerator(deps)];
  const { recordId } = await createRecord(deps, { userId: author });
  await act(deps, judge, recordId, DECLINE);
  let appealId = '';
  const appealed = await purgedKeys(async () => {
    const answer = await appealDecline(deps, as(author), recordId, { text: 'It is a five.' });
    if (answer.ok) appealId = answer.value;
    return answer;
  });
  expect(appealed).toEqual([`record:${recordId}`]);
  const answered = await purgedKeys(() => answerAppeal(deps, other, appealId, { outcome: 'kept', text: 'It stays.' }));
  expect(answered).toEqual(expect.arrayContaining([`record:${recordId}`, 'log']));

  const seen = await createSecond(deps);
  const { at } = await stateOf(deps, seen.recordId);
  const checks = { board: true, evidence: true, value: true, rule: true };
  expect(await purgedKeys(async () => checkAsPeer(deps, await newPeer(deps), at, checks))).toContain(`record:${seen.recordId}`);

  const health = (state: 'healthy' | 'at-risk', misses: number) =>
    purgedKeys(() => saveHealth(db, { recordId, kind: 'video', subject: 'x' }, { state, misses, unclear: 0 }));
  expect(await health('healthy', 0)).toEqual([]); // The usual result of the weekly check purges nothing.
  expect(await health('at-risk', 1)).toEqual([`record:${recordId}`]);
  expect(await health('at-risk', 1)).toEqual([]);
  expect(await health('healthy', 0)).toEqual([`record:${recordId}`]);
});

test("refusing or taking down a posted record's picture purges the record's page", async () => {
  const userId = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId });
  const uploadId = randomUUID();
  await sql`insert into uploads (upload_id, user_id, original_hash, original_bytes, record_id, claimed_at)
    values (${uploadId}, ${userId}, ${'0'.repeat(64)}, 1, ${recordId}, app_now())`.execute(db);
  const refused = await purgedKeys(() =>
    sql`update uploads set state = 'refused', refusal = 'damaged', decided_at = app_now()
    where upload_id = ${uploadId}`.execute(db),
  );
  expect(refused).toEqual(expect.arrayContaining(['stage:201', `record:${recordId}`]));
  const down = await purgedKeys(() => sql`update uploads set taken_down_at = app_now() where upload_id = ${uploadId}`.execute(db));
  expect(down).toEqual(expect.arrayContaining([`picture:${uploadId}`, `record:${recordId}`]));
});

test("changing a keyword purges the keyword pages, and new keyword links in a comment purge the record's page", async () => {
  const userId = await createPlayer(deps);
  const name = `Dew ${randomUUID().slice(0, 8)}`;
  const created = await purgedKeys(() => createEntry(deps, { userId, name }));
  expect(created).toEqual(['home', `keyword:${name.replaceAll(' ', '_')}`, 'keywords'].sort());
  const entry = await db
    .selectFrom('keywords')
    .select(['unique_id', 'revision_id'])
    .where('author_id', '=', userId)
    .executeTakeFirstOrThrow();
  const admin = await personOf(deps, 'admin');
  const flagged = await purgedKeys(() => changeKeywordFlag(deps, admin, entry.unique_id, { revisionId: entry.revision_id, flag: 9 }));
  expect(flagged).toEqual(expect.arrayContaining(['keywords', 'home']));
  const { recordId } = await createRecord(deps, { userId });
  await renewSpans(deps);
  await sql`update records set comment = 'Dew again', change_reason = 'x' where record_id = ${recordId}`.execute(db);
  expect(await purgedKeys(() => renewSpans(deps))).toEqual([`record:${recordId}`]);
});

test('changes to news, player names, bans, roles, rules and switches purge the pages that show them', async () => {
  const [editor, admin] = [await personOf(deps, 'editor'), await personOf(deps, 'admin')];
  const form = {
    ...{ category: 'site' as const, pinned: false, withdrawn: false, publishedOn: '2026-03-10' },
    ...{ title: { en: 'A title', ja: '見出し' }, text: { en: 'A text', ja: '本文' } },
  };
  expect(await purgedKeys(() => createNews(deps, editor, form))).toEqual(['home', 'news']);

  const handle = newHandle();
  await openAccount(deps, { handle, name: 'Sedge Wren' });
  const session = await sessionOf(deps, await signInAs(deps, handle));
  expect(await purgedKeys(() => changeSettings(deps, session, { theme: 'light' }))).toEqual([]);
  expect(await purgedKeys(() => changeSettings(deps, session, { name: 'Reed Wren' }))).toEqual(['site']);
  expect(await purgedKeys(() => changeRole(deps, admin, handle, 'editor'))).toEqual(['log']);
  expect(await purgedKeys(() => ban(deps, admin, handle, { scope: 'records', reason: 'a reason' }))).toEqual(['log']);
  expect(await purgedKeys(() => unban(deps, admin, handle))).toEqual(['log']);
  expect(await purgedKeys(async () => closeAccount(deps, await sessionOf(deps, await signInAs(deps, handle)), PASSWORD))).toContain('site');

  const needs = { of: 'rule', id: 21, needs: { video: 15, image: 30 } } as const;
  expect(await purgedKeys(async () => editPolicy(deps, admin, await getPolicyRevision(db, 'evidence'), needs))).toEqual(['site']);
  expect(await purgedKeys(() => turnSwitch(deps, admin, 'banner', { isOn: true, text: { en: 'Soon.', ja: 'まもなく。' } }))).toEqual([
    'site',
  ]);
  const names = 'stage.202,New,新';
  expect(await purgedKeys(() => renameEntries(deps, names))).toEqual(['site']);
});

test('opening, joining, posting to, closing or amending an event purges its pages', async () => {
  const code = 261125;
  await setClock(db, new Date('2026-11-21T00:00:00Z'));
  let stageId = 0;
  const opened = await purgedKeys(async () => {
    ({ stageId } = await openEvent(deps, code, {
      ...{ startsAt: '2026-11-20T15:00:00+09:00', endsAt: '2026-11-25T14:59:59+09:00' },
    }));
  });
  expect(opened).toEqual(['site']); // Opening an event changes the catalogue.
  const userId = await createPlayer(deps);
  expect(await purgedKeys(() => joinEvent(deps, as(userId), code))).toEqual(['calendar', `event:${code}`, 'standings']);
  const posted = await purgedKeys(() => postRecord(deps, as(userId), randomUUID(), { stageId, rule: 0, score: '1,000', console: 1 }));
  expect(posted).toEqual(expect.arrayContaining([`event:${code}`, `stage:${stageId}`, 'home', 'lists']));
  await setClock(db, new Date('2026-11-26T00:00:00Z'));
  const closed = await purgedKeys(() => closeDueEvents(deps));
  expect(closed).toEqual(expect.arrayContaining([`event:${code}`, `stage:${stageId}`, 'calendar', 'home', 'standings']));
  const { recordId } = await db
    .selectFrom('records')
    .select('record_id as recordId')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await act(deps, await newModerator(deps), recordId, DECLINE);
  const amended = await purgedKeys(async () =>
    amendEvent(deps, await personOf(deps, 'admin'), code, { reason: { en: 'Declined.', ja: '却下。' } }),
  );
  expect(amended).toEqual(expect.arrayContaining([`event:${code}`, 'calendar', 'standings']));
});

test('refreshing the totals purges the rankings only if a total has changed', async () => {
  await refreshTotals(deps);
  expect(await purgedKeys(() => refreshTotals(deps))).toEqual([]);
  await createRecord(deps, { userId: await createPlayer(deps), score: 95_000 });
  expect(await purgedKeys(() => refreshTotals(deps))).toEqual(['classes', 'home', 'standings']);
  expect(await purgedKeys(() => rebuildRankings(deps, () => {}))).toEqual(['site']);
});

test('a requested page refresh purges only the key of that page', async () => {
  const OPERATOR = { address: '127.0.0.9', userId: null };
  expect(await purgedKeys(() => refreshPage(deps, OPERATOR, { page: 'stage', id: '203' }))).toEqual(['stage:203']);
  expect(await purgedKeys(() => refreshPage(deps, OPERATOR, { page: 'limited', id: '151101' }))).toEqual(['event:151101']);
});

test('an outbox event of an unknown kind purges the whole site', async () => {
  expect(await purgedKeys(() => sql`insert into outbox (topic, kind, subject) values ('pages', 'of-tomorrow', '')`.execute(db))).toEqual([
    'site',
  ]);
  expect(changedKeys(await deps.catalogue(), { what: 'rebuilt' })).toEqual(['site']);
});

test('without a configured edge, page events are dropped and no purges are stored', async () => {
  await db.deleteFrom('edge_purges').execute();
  const none = { ...deps, edges: [] };
  await post(await createPlayer(deps), '20,300');
  await relayPages(none, new Date());
  await relayChanges(none);
  expect(await db.selectFrom('edge_purges').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('outbox').selectAll().where('topic', '<>', 'texts').execute()).toEqual([]);
});
