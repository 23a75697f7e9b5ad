import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { datedTitle, eventDay, eventsNewestFirst, eventWindow } from './event-date.ts';

test('eventDay formats an event code as a day in this century', () => {
  expect(eventDay(151101)).toBe('2015/11/01');
  expect(eventDay(90305)).toBe('2009/03/05'); // The number 90305 is the code 090305 without its leading zero.
});

test("datedTitle puts an event's day before its title", () => {
  expect(datedTitle({ id: 151101, title: { en: 'First Frost Cup', ja: '初霜杯' } })).toEqual({
    en: '2015/11/01 First Frost Cup',
    ja: '2015/11/01 初霜杯',
  });
});

test("eventWindow formats the days in the event's time zone", () => {
  const window = { startsAt: '2015-11-01T00:00:00+09:00', endsAt: '2015-11-03T23:59:59+09:00' };
  expect(eventWindow(window)).toEqual({ from: '2015/11/01', to: '2015/11/03' });
});

test('eventsNewestFirst sorts events from the newest to the oldest', () => {
  const ids = eventsNewestFirst(contentCatalogue()).map((event) => event.id);
  expect([ids[0], ids.at(-1)]).toEqual([250905, 151101]);
});
