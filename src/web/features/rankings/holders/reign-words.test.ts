import { expect, test } from 'vitest';
import { daysBetween } from '#domain/shared/date.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { lengthText, monthText, spanText } from './reign-words.ts';

const reign = (from: string, to: string, records: number) => ({ handle: 'a', name: 'a', from, to, days: daysBetween(from, to), records });
const textsOf = (from: string, to: string, isCurrent: boolean) =>
  LANGUAGES.map((locale) => {
    const words = messagesOf(locale).race.holders;
    const held = reign(from, to, isCurrent ? 3 : 1);
    return `${spanText(held, isCurrent, words, locale)}, ${lengthText(held, words, locale)}`;
  });

test('says when a reign was, how many records it had and how long it lasted', () => {
  expect(textsOf('2022-06-20', '2026-11-15', true)).toEqual([
    'since 2022/06 · 3 records, 4 years 4 months',
    '2022/06から・3回更新, 4年4か月',
  ]);
  expect(textsOf('2016-11-02', '2017-07-10', false)).toEqual(['2016 to 2017 · 1 record, 8 months', '2016年〜2017年・1回更新, 8か月']);
  expect(textsOf('2017-07-01', '2017-07-13', false)).toEqual(['in 2017 · 1 record, 12 days', '2017年・1回更新, 12日']);
  expect(LANGUAGES.map((locale) => monthText('2027-05-03', locale))).toEqual(['May 2027', '2027年5月']);
});
