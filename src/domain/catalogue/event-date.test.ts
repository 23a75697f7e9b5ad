import { expect, test } from 'vitest';
import { datedTitle, eventDay } from './event-date.ts';

test('a code is a day of this century', () => {
  expect(eventDay(151101)).toBe('2015/11/01');
  expect(eventDay(90305)).toBe('2009/03/05'); // a number has no leading zero
});

test('an event is named by its day and its title', () => {
  expect(datedTitle({ id: 151101, title: { en: 'First Frost Cup', ja: '初霜杯' } })).toEqual({
    en: '2015/11/01 First Frost Cup',
    ja: '2015/11/01 初霜杯',
  });
});
