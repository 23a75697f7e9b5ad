import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';

test('the calendar links to months, types and views and names the time zone of its times', async () => {
  const march = await getPage('/calendar?month=2016-03');
  const nextPath = march.root.querySelector('main a[aria-label="Next month"]')?.getAttribute('href') ?? '';
  expect(nextPath).toBe('/calendar?month=2016-04');
  const april = await getPage(nextPath);
  expect(textOf(april.root.querySelector('main'))).toContain('2016/04/23 15:00');
  expect(textOf(april.root.querySelector('main'))).toContain('In Asia/Tokyo');

  const limited = april.root.querySelectorAll('ul[aria-label="Types shown"] a').find((link) => textOf(link) === 'Limited');
  expect(limited?.hasAttribute('aria-current')).toBe(true);
  const typesPath = limited?.getAttribute('href') ?? '';
  expect(typesPath).toBe('/calendar?month=2016-04&type=user-planned&type=offline&type=other');
  const others = await getPage(typesPath);
  expect(textOf(others.root.querySelector('main'))).toContain('No events this month.');

  const agenda = await getPage(hrefOf(others.root, 'Agenda'));
  expect(hrefOf(agenda.root, 'Thirty Days of Weeding')).toBe('/limited/161022');
});

test('the calendar file can be subscribed to by type and language, and an unchanged file gets 304', async () => {
  const { root } = await getPage('/ja/calendar?month=2018-04&type=offline');
  const subscribe = hrefOf(root, '購読する');
  expect(subscribe).toMatch(/^webcal:\/\/[^/]+\/calendar\.ics\?type=offline&lang=ja$/);
  const path = subscribe.replace(/^webcal:\/\/[^/]+/, '');
  const file = await get(path);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const offline = [...contentCatalogue().events.values()].filter(({ type }) => type === 'offline');
  expect(events.map(({ summary }) => summary)).toEqual(offline.map(({ title }) => title.ja));
  expect((await get(path, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })).status).toBe(304);
});
