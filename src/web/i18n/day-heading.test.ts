import { expect, test } from 'vitest';
import { dayHeading, dayWords } from './day-heading.ts';
import { messagesOf } from './messages.ts';

test.each([
  ['en', 'Asia/Tokyo', '17 Nov, Japan time'],
  ['ja', 'Asia/Tokyo', '11月17日（日本時間）'],
  ['en', 'America/New_York', '17 Nov, Eastern time'],
] as const)('formats the site day in language %s and time zone %s as "%s"', (locale, zone, heading) => {
  expect(dayHeading(dayWords(messagesOf(locale).feeds.day, locale, zone), '2026/11/17')).toBe(heading);
});
