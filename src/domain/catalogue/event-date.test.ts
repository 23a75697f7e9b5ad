import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { datedTitle, eventDay, eventsNewestFirst, eventWindow } from './event-date.ts';

test('a code is a day of this century', () => {
  expect(eventDay(151101)).toBe('2015/11/01');
  expect(eventDay(90305)).toBe('2009/03/05'); // a number has no leading zero
});

test('the title of an event starts with its day', () => {
  expect(datedTitle({ id: 151101, title: { en: 'First Frost Cup', ja: '初霜杯' } })).toEqual({
    en: '2015/11/01 First Frost Cup',
    ja: '2015/11/01 初霜杯',
  });
});

test('a window is formatted in its own zone', () => {
  const window = { startsAt: '2015-11-01T00:00:00+09:00', endsAt: '2015-11-03T23:59:59+09:00' };
  expect(eventWindow(window)).toEqual({ from: '2015/11/01', to: '2015/11/03' });
});

test('events are sorted newest first', () => {
  const ids = eventsNewestFirst(contentCatalogue()).map((event) => event.id);
  expect([ids[0], ids.at(-1)]).toEqual([250905, 151101]);
});
