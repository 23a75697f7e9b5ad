import { expect, test } from 'vitest';
import { languageNames, OWN_NAMES, offeredLanguages } from './language-names.ts';

test('names each language in the language of the page and in its own', () => {
  expect(languageNames('en')).toEqual({ en: 'English', ja: 'Japanese' });
  expect(languageNames('ja')).toEqual({ en: '英語', ja: '日本語' });
  expect(OWN_NAMES).toEqual({ en: 'English', ja: '日本語' });
});

test('offers the other languages in their own words', () => {
  expect(offeredLanguages('en').map(({ lang, view }) => [lang, view])).toEqual([['ja', '日本語で表示']]);
  expect(offeredLanguages('ja').map(({ lang, view }) => [lang, view])).toEqual([['en', 'View in English']]);
});
