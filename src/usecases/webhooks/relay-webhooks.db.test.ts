import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { codeText } from '#domain/events/event-code.ts';
import { closingTime } from '#domain/events/window.ts';
import { LOG_SIGNS } from '#domain/fairness/public-log.ts';
import { SECOND_MS } from '#domain/shared/time-units.ts';
import { WEBHOOK_LIMITS, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newModerator } from '#tests/support/scenarios/fairness.ts';
import { newReader, postScore } from '#tests/support/scenarios/notifications-site.ts';
import { addWebhook, runWebhooks, SITE_URL, webhookOf, withReceiver } from '#tests/support/scenarios/webhooks-site.ts';
import { openReceiver } from '#tests/support/servers/webhook-receiver.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { createNews, editNews } from '#usecases/news/write-news.ts';
import { announceEvents } from '#usecases/notifications/announce-events.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { announceNews } from './announce-news.ts';
import { relayWebhooks } from './relay-webhooks.ts';

const { db, deps: plainDeps } = openTestDatabase();
const receiver = openReceiver();
let deps: Deps;
let stage = 200;
let path = '';
beforeEach(async () => {
  await sql`update webhooks set paused_because = 'by-owner' where paused_because is null`.execute(db);
  deps = withReceiver(plainDeps, receiver.host);
  stage += 1;
  path = `/hook/${stage}`;
});

const listen = (session: Session, events: WebhookEvent[], scope: 'own' | 'site' = 'own', to = path) =>
  addWebhook(deps, session, { url: receiver.url(to), events }, scope);
const received = (at = path) => receiver.to(at).map(({ json }) => json);
const newAdmin = async (): Promise<Session> => ({ ...(await newReader(deps)), role: 'admin' });

test("a player's webhook is notified when its owner is passed, the site's when anybody is", async () => {
  const [fern, moss, reed] = [await newReader(deps), await newReader(deps), await newReader(deps)];
  await postScore(deps, fern, 30_000, stage);
  await postScore(deps, moss, 20_000, stage);
  const own = `${path}/own`; // Webhooks are called at the same time.
  await listen(fern, ['player.passed'], 'own', own);
  await listen(await newAdmin(), ['player.passed', 'record.first', 'record.posted'], 'site');
  await postScore(deps, reed, 25_000, stage); // passes moss only
  await runWebhooks(deps);
  expect(received().map(({ type, data }) => [type, data.record.rank, data.passed])).toEqual([
    ['player.passed', 2, [{ userId: moss.handle, name: 'Fern', place: 2 }]],
    ['record.posted', 2, undefined],
  ]);
  await postScore(deps, moss, 31_000, stage);
  await runWebhooks(deps);
  type Call = ReturnType<typeof received>[number];
  const placesIn = ({ type, data }: Call) => [type, data.passed?.map(({ place }: { place: number }) => place)];
  expect(received(own).map(placesIn)).toEqual([['player.passed', [1]]]);
  expect(received().slice(2).map(placesIn)).toEqual([
    ['player.passed', [1, 2]],
    ['record.first', undefined],
    ['record.posted', undefined],
  ]);
});

test('a decision and the change it causes are sent, in this order, without the data of a declined record', async () => {
  await listen(await newAdmin(), ['record.changed', 'decision'], 'site');
  const author = await newReader(deps);
  const record = await postScore(deps, author, 20_000, stage);
  const judge = await newModerator(deps);
  const declined = await changeRecordState(deps, judge, record, 'declined', 'cut off');
  if (!declined.ok) throw new Error(declined.error);
  await changeRecordState(deps, judge, { ...record, revisionId: declined.value }, 'posted', 'it is there');
  await runWebhooks(deps);
  const all = received();
  expect(all.map(({ type, data }) => [type, data.change ?? data.decision.verb])).toEqual([
    ['record.changed', 'declined'],
    ['decision', 'decline'],
    ['record.changed', 'restored'],
    ['decision', 'restore'],
  ]);
  expect(all[0].data.record).toEqual({
    recordId: record.recordId,
    url: `${SITE_URL}/record/${record.recordId}`,
    board: expect.objectContaining({ stageId: stage }),
  });
  expect(all[1].data.decision).toMatchObject({ text: 'cut off', by: 'moderator', whom: { userId: author.handle } });
  expect(all[2].data.record).toMatchObject({ userId: author.handle, shown: '20,000', rank: 1 });
});

test('every verb of the public log is queued', async () => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'audit_log_queue_decision'`.execute(db);
  for (const { verb } of Object.values(LOG_SIGNS)) expect(rows[0]?.text).toContain(`'${verb}'`);
});

test('a news item is sent once, when it is published', async () => {
  await listen(await newReader(deps), ['news']);
  const editor = { kind: 'signed-in', userId: (await newReader(deps)).userId, role: 'editor' } as const;
  const form = { category: 'site', pinned: false, withdrawn: false, title: { en: 'A new page', ja: '新しいページ' } } as const;
  const text = { en: 'It is there.', ja: 'できました。' };
  const today =
    (await sql<{ day: string }>`select to_char(app_now() at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day`.execute(db)).rows[0]?.day ?? '';
  const made = await createNews(deps, editor, { ...form, text, publishedOn: '2999-01-01' });
  if (!made.ok) throw new Error(made.error);
  await announceNews(deps);
  await runWebhooks(deps);
  expect(received()).toEqual([]);
  await editNews(deps, editor, made.value, { ...form, text, publishedOn: today });
  await announceNews(deps);
  await announceNews(deps);
  await runWebhooks(deps);
  expect(received()).toMatchObject([
    { type: 'news', data: { news: { url: `${SITE_URL}/information/${made.value.newsId}`, title: { ja: '新しいページ' } } } },
  ]);
});

test('the start of an event and its final result are sent once each', async () => {
  await listen(await newReader(deps), ['event.opened', 'event.closed']);
  const last = [...(await deps.catalogue()).events.values()].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)).at(-1);
  if (!last) throw new Error('no event');
  await setClock(db, new Date(Date.parse(last.startsAt) + SECOND_MS));
  await announceEvents(deps);
  await announceEvents(deps);
  await runWebhooks(deps);
  await sql`update events set state = 'open' where event_code = ${last.id}`.execute(db);
  await setClock(db, closingTime(last));
  await closeDueEvents(deps);
  await closeDueEvents(deps);
  await runWebhooks(deps);
  const event = { code: codeText(last.id), url: `${SITE_URL}/limited/${codeText(last.id)}`, title: last.title };
  expect(received().filter(({ data }) => data.event.code === event.code)).toMatchObject([
    { type: 'event.opened', data: { event } },
    { type: 'event.closed', data: { event } },
  ]);
  await setClock(db, new Date());
});

test('nothing is queued without an active webhook, and a webhook stores a limited number of deliveries', async () => {
  const author = await newReader(deps);
  await postScore(deps, author, 20_000, stage);
  expect((await sql`select from outbox where topic = 'webhooks'`.execute(db)).rows).toEqual([]);
  const { id } = await listen(author, ['record.posted']);
  await sql`
    insert into webhook_deliveries (webhook_id, type, subject) select ${id}, 'test', n from generate_series(1, ${WEBHOOK_LIMITS.waiting}::int) as n`.execute(
    db,
  );
  await sql`update webhook_deliveries set first_tried_at = app_now() where webhook_id = ${id} and subject = '1'`.execute(db);
  await postScore(deps, author, 21_000, stage);
  await relayWebhooks(deps);
  expect(await webhookOf(deps, author, id)).toMatchObject({ waiting: WEBHOOK_LIMITS.waiting, dropped: 1 });
  const left = await sql<{
    subject: string;
  }>`select subject from webhook_deliveries where webhook_id = ${id} order by delivery_id limit 2`.execute(db);
  expect(left.rows.map(({ subject }) => subject)).toEqual(['1', '3']); // one that was tried is not dropped
});
