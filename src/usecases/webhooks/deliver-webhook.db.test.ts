import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, notificationsOf, postScore } from '#tests/support/scenarios/notifications-site.ts';
import { addWebhook, runWebhooks, SITE_URL, webhookOf, withReceiver } from '#tests/support/scenarios/webhooks-site.ts';
import { openReceiver } from '#tests/support/servers/webhook-receiver.ts';
import type { Deps } from '#usecases/deps.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { deliverNext } from './deliver-webhook.ts';
import { changeWebhook, deleteWebhook, testWebhook } from './manage-webhooks.ts';

const { db, deps: plainDeps } = openTestDatabase();
const receiver = openReceiver();
let deps: Deps;
let paths = 0;
let stage = 200;
let path = '';
beforeEach(async () => {
  await sql`update webhooks set paused_because = 'by-owner' where paused_because is null`.execute(db);
  deps = withReceiver(plainDeps, receiver.host);
  receiver.answer = () => ({ status: 200 });
  paths += 1;
  stage += 1;
  path = `/hook/${paths}`;
});

const dueAt = async (id: string) =>
  (await sql<{ dueAt: Date | null }>`select due_at as "dueAt" from webhooks where webhook_id = ${id}`.execute(db)).rows[0]?.dueAt ?? null;
const makeDue = (id: string) => sql`update webhooks set due_at = app_now() where webhook_id = ${id}`.execute(db);
const idsTo = (where: string) => receiver.to(where).map(({ headers }) => String(headers['webhook-id']));

test("sends signed events in order, which the library's own verifier accepts", async () => {
  const owner = await newReader(deps);
  const { id, secret } = await addWebhook(deps, owner, { url: receiver.url(path) });
  const author = await newReader(deps);
  const records = [];
  for (const score of [20_000, 21_000, 22_000]) records.push((await postScore(deps, author, score, stage)).recordId);
  await runWebhooks(deps);
  const calls = receiver.to(path);
  expect(calls.map(({ json }) => json.data.record.recordId)).toEqual(records);
  const [call] = calls;
  expect(new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)).toEqual(call?.json);
  expect(() => new Webhook(secret).verify(`${call?.body} `, call?.headers as Record<string, string>)).toThrow(
    'No matching signature found',
  );
  expect(call?.json).toMatchObject({
    type: 'record.posted',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      record: {
        url: `${SITE_URL}/record/${records[0]}`,
        userId: author.handle,
        name: 'Fern',
        value: 20_000,
        shown: '20,000',
        rank: null, // by the time of the event the author had a better record
        board: { kind: 'stage', stageId: stage, unit: 'points', url: `${SITE_URL}/stage/${stage}` },
      },
    },
  });
  expect(calls.at(-1)?.json.data.record.rank).toBe(1);
  expect(new Set(idsTo(path)).size).toBe(3);
  expect(await webhookOf(deps, owner, id)).toMatchObject({ waiting: 0, lastDelivery: { status: 200 } });
  expect(await dueAt(id)).toBeNull();
});

test('repeats a failed delivery under the same id before the next one, later each time', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url(path) });
  receiver.answer = () => ({ status: 500 });
  const start = await readClock(db);
  await postScore(deps, owner, 20_000, stage);
  await postScore(deps, owner, 21_000, stage);
  await runWebhooks(deps);
  await runWebhooks(deps); // not due yet
  expect(idsTo(path)).toHaveLength(1);
  expect(((await dueAt(id))?.getTime() ?? 0) - start.getTime()).toBeGreaterThanOrEqual(5_000);
  await makeDue(id);
  await runWebhooks(deps);
  expect(((await dueAt(id))?.getTime() ?? 0) - start.getTime()).toBeGreaterThanOrEqual(5 * MINUTE_MS);
  receiver.answer = () => ({ status: 204 });
  await makeDue(id);
  await runWebhooks(deps);
  const ids = idsTo(path);
  expect(ids).toEqual([ids[0], ids[0], ids[0], ids[3]]);
  expect(ids[3]).not.toBe(ids[0]);
});

test('waits as long as a receiver asks for with 429, without counting a failure', async () => {
  const { id } = await addWebhook(deps, await newReader(deps), { url: receiver.url(path) });
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '3600' } });
  await postScore(deps, await newReader(deps), 20_000, stage);
  const start = await readClock(db);
  await runWebhooks(deps);
  expect(((await dueAt(id))?.getTime() ?? 0) - start.getTime()).toBeGreaterThanOrEqual(HOUR_MS);
  expect((await sql<{ attempts: number }>`select attempts from webhook_deliveries where webhook_id = ${id}`.execute(db)).rows).toEqual([
    { attempts: 0 },
  ]);
});

test('pauses a webhook whose address is gone, notifies its owner and continues where it stopped when resumed', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url(path) });
  receiver.answer = () => ({ status: 410 });
  await postScore(deps, owner, 20_000, stage);
  await runWebhooks(deps);
  expect(await webhookOf(deps, owner, id)).toMatchObject({
    state: 'paused',
    pausedBecause: 'gone',
    waiting: 1,
    lastDelivery: { status: 410 },
  });
  expect((await notificationsOf(deps, owner)).notifications).toMatchObject([{ kind: 'webhook-gone', route: '/auth/settings#webhooks' }]);
  await postScore(deps, owner, 21_000, stage); // not stored for a paused webhook
  await runWebhooks(deps);
  receiver.answer = () => ({ status: 200 });
  expect(await changeWebhook(deps, owner, { scope: 'own', id }, { isPaused: false })).toMatchObject({ value: { state: 'active' } });
  await runWebhooks(deps);
  const ids = idsTo(path);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('gives a delivery up after a day of failures and pauses the webhook', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url(path) });
  receiver.answer = () => ({ status: 302, headers: { location: receiver.url('/elsewhere') } });
  const start = await readClock(db);
  await postScore(deps, owner, 20_000, stage);
  await runWebhooks(deps);
  for (let due = await dueAt(id); due !== null; due = await dueAt(id)) {
    expect(due.getTime() - start.getTime()).toBeLessThan(24 * HOUR_MS + MINUTE_MS);
    await setClock(db, due);
    await runWebhooks(deps);
  }
  expect(idsTo(path)).toHaveLength(8);
  expect(receiver.to('/elsewhere')).toEqual([]); // redirects are not followed
  expect(await webhookOf(deps, owner, id)).toMatchObject({ pausedBecause: 'failing', waiting: 0, lastDelivery: { status: 302 } });
  expect((await notificationsOf(deps, owner)).notifications).toMatchObject([{ kind: 'webhook-failing' }]);
  await setClock(db, new Date());
});

test('does not announce a record that was declined or hidden before it could be sent', async () => {
  const owner = await newReader(deps);
  await addWebhook(deps, owner, { url: receiver.url(path) });
  const author = await newReader(deps);
  const withdrawn = await postScore(deps, author, 20_000, stage);
  const { recordId } = await postScore(deps, author, 21_000, stage + 20);
  await sql`insert into events (event_code, state) values (261229, 'closed')`.execute(db);
  await sql`insert into sealed_boards (board_id, event_code) select board_id, 261229 from records where record_id = ${recordId}`.execute(
    db,
  );
  await changeRecordState(deps, { kind: 'signed-in', userId: author.userId, role: 'player' }, withdrawn, 'withdrawn', '');
  await runWebhooks(deps);
  expect(receiver.to(path)).toEqual([]);
  await sql`delete from sealed_boards`.execute(db);
});

test('a late answer neither reopens a delivery that another worker settled nor notifies of a deleted webhook', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url(path) });
  await testWebhook(deps, owner, 'own', id);
  const meanwhile = (change: () => Promise<unknown>, status: number): Deps => ({
    ...deps,
    webhooks: { ...deps.webhooks, send: async () => change().then(() => ({ status, retryAfter: undefined, body: '' })) },
  });
  const settle = () => sql`update webhook_deliveries set state = 'delivered' where webhook_id = ${id}`.execute(db);
  await deliverNext(meanwhile(settle, 500), id);
  expect(await webhookOf(deps, owner, id)).toMatchObject({ waiting: 0 });
  await testWebhook(deps, owner, 'own', id);
  await deliverNext(
    meanwhile(() => deleteWebhook(deps, owner, 'own', id), 410),
    id,
  );
  expect((await notificationsOf(deps, owner)).notifications).toEqual([]);
});

test('a test delivery is sent to its webhook alone', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url(path) });
  expect(await testWebhook(deps, owner, 'own', id)).toEqual({ ok: true, value: undefined });
  expect(await testWebhook(deps, await newReader(deps), 'own', id)).toEqual({ ok: false, error: 'not-found' });
  await runWebhooks(deps);
  expect(receiver.to(path).map(({ json }) => [json.type, json.data])).toEqual([['test', {}]]);
});
