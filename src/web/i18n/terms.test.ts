import { expect, test } from 'vitest';
import { ABOUT_TOPICS } from '#domain/site/about-topics.ts';
import { messagesOf } from './messages.ts';

const days = (lang: 'en' | 'ja') => messagesOf(lang).terms.revisions.map(({ date }) => date);

test('lists the same revisions of the terms in both languages, newest first and one per day', () => {
  expect(days('ja')).toEqual(days('en'));
  expect(days('en')).toEqual([...new Set(days('en'))].sort().reverse());
  expect(days('en').every((day) => /^20\d\d-[01]\d-[0-3]\d$/.test(day))).toBe(true);
});

test('has a page for every "about" topic in both languages', () => {
  for (const lang of ['en', 'ja'] as const) expect(Object.keys(messagesOf(lang).about.pages)).toEqual([...ABOUT_TOPICS]);
});
