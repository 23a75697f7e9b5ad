import { expect, test } from 'vitest';
import { localised } from '#domain/catalogue/rows.ts';
import { collectTexts, findText } from './collect-texts.ts';
import { addressPrefix, inLanguage, isLanguage, isSameText, LANGUAGES, otherLanguages } from './language.ts';

test('inLanguage falls back to the default language', () => {
  expect(inLanguage({ en: 'Jar', ja: '瓶' }, 'ja')).toBe('瓶');
  expect(inLanguage({ en: 'Jar' }, 'ja')).toBe('Jar');
});

test('a stored text needs the default language, and no unknown or empty one', () => {
  const isValid = (text: object) => localised.safeParse(text).success;
  expect([{ en: 'Jar' }, { en: 'Jar', ja: '瓶' }].map(isValid)).toEqual([true, true]);
  expect([{ ja: '瓶' }, { en: '' }, { en: 'Jar', ja: '' }, { en: 'Jar', xx: 'Jar' }].map(isValid)).toEqual([false, false, false, false]);
});

test('isSameText compares every language and treats missing texts as equal', () => {
  expect(isSameText({ en: 'Jar', ja: '瓶' }, { en: 'Jar', ja: '瓶' })).toBe(true);
  expect(isSameText({ en: 'Jar', ja: '瓶' }, { en: 'Jar' })).toBe(false);
  expect(isSameText(null, undefined)).toBe(true);
  expect(isSameText(null, { en: 'Jar' })).toBe(false);
});

test('only the default language has no prefix in addresses', () => {
  expect(LANGUAGES.map(addressPrefix)).toEqual(['', '/ja']);
  expect(otherLanguages('ja')).toEqual(['en']);
  expect(['en', 'ja', 'EN', 'xx', ''].map(isLanguage)).toEqual([true, true, false, false, false]);
});

test('collectTexts collects a value per language, and findText the first one', () => {
  const texts = { en: { a: '1' }, ja: { a: '2', b: '3' } } as Record<'en' | 'ja', Record<string, string>>;
  expect(collectTexts(texts, ({ a }) => a)).toEqual({ en: '1', ja: '2' });
  expect(collectTexts(texts, ({ c }) => c)).toBeUndefined();
  expect([findText(texts, ({ b }) => b), findText(texts, ({ c }) => c)]).toEqual(['3', undefined]);
});
