import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { addLeader, makeEstablished } from '#tests/support/scenarios/moderated-site.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const STAGE = 201;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
  await addLeader(site, STAGE);
});
afterAll(() => site?.stop());

const postWithoutEvidence = ({ cookie }: TestActor) =>
  send(site.url, {
    method: 'POST',
    path: '/api/records',
    cookie,
    json: { stageId: STAGE, rule: 21, score: '20000', console: 1 },
    headers: { 'idempotency-key': randomUUID() },
  });

test('a post without evidence is rejected for a newcomer, but flagged and queued for moderation for an established player', async () => {
  const newcomer = await site.createUser('Sprout');
  const refused = await postWithoutEvidence(newcomer);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ fields: { videoUrl: 'evidence-required' } });
  expect(await site.db.selectFrom('records').select('record_id').where('user_id', '=', newcomer.userId).execute()).toEqual([]);

  const established = await site.createUser('Osmunda');
  await makeEstablished(site, established, STAGE);
  const posted = await postWithoutEvidence(established);
  expect(posted.status).toBe(201);
  const { recordId } = (await posted.json()) as { recordId: string };

  const { cookie } = await site.createUser('Warden', 'moderator');
  for (const locale of LANGUAGES) {
    const { records, moderation } = messagesOf(locale);
    const record = await getPage(localePath(locale, `/record/${recordId}`), { site: site.url });
    expect(textOf(record.root.querySelector('main'))).toContain(records.page.evidenceMissing);
    const desk = await getPage(localePath(locale, `/moderation?item=record/${recordId}`), { site: site.url, cookie });
    expect(textOf(desk.root.querySelector('article'))).toContain(moderation.card.noEvidence);
    expect(textOf(desk.root.querySelector('[aria-current=true][data-kind=missing]'))).toContain(moderation.kinds.missing);
  }
});

test('every item in the queue opens by its link, also a reported profile', async () => {
  const [author, reader, moderator] = [
    await site.createUser('Bracken'),
    await site.createUser('Fescue'),
    await site.createUser('Keeper', 'moderator'),
  ];
  const profile = { bio: 'Buy my herbs.', links: [], favourite: null, pins: [], title: null, revision: null };
  expect(await send(site.url, { method: 'PUT', path: '/api/me/profile', cookie: author.cookie, json: profile })).toMatchObject({
    ok: true,
  });
  const report = { method: 'POST', path: `/api/reports/profiles/${author.handle}`, cookie: reader.cookie, json: { reason: 'advertising' } };
  expect(await send(site.url, report)).toMatchObject({ ok: true });
  const queue = await getPage('/moderation', { site: site.url, cookie: moderator.cookie });
  const links = queue.root.querySelectorAll('a[href*="item="]').map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
  expect(links.filter((link) => link.includes('item=profile/'))).not.toEqual([]);
  for (const link of new Set(links))
    expect(await getPage(link, { site: site.url, cookie: moderator.cookie })).toMatchObject({ status: 200 });
});
