import { expect, test } from 'vitest';
import { inOtherLanguage, languageOf } from './other-language.ts';

test('returns the text in another language that differs', () => {
  expect(inOtherLanguage({ en: 'Pond', ja: '池' }, 'en')).toEqual({ lang: 'ja', text: '池' });
  expect(inOtherLanguage({ en: 'Pond', ja: '池' }, 'ja')).toEqual({ lang: 'en', text: 'Pond' });
});

test('returns nothing if the text is the same in every language or falls back to the default', () => {
  expect(inOtherLanguage({ en: '100%', ja: '100%' }, 'ja')).toBeUndefined();
  expect(inOtherLanguage({ en: 'Pond' }, 'ja')).toBeUndefined();
  expect(inOtherLanguage({ en: 'Pond' }, 'en')).toBeUndefined();
});

test('prefers the reader’s language, then one that has a value', () => {
  expect([languageOf({ en: 1, ja: 2 }, 'ja'), languageOf({ en: 1 }, 'ja'), languageOf({}, 'ja')]).toEqual(['ja', 'en', 'ja']);
});
