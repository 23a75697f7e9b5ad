import { expect, test } from 'vitest';
import { addKeywordTexts } from './keyword-texts.ts';
import { ownText } from './own-text.ts';
import { keywordEditRoute, keywordHistoryRoute, keywordRoute, ruleAnchor, ruleTextRoute } from './routes.ts';

test('the addresses of an entry contain its name, those of the editor its id', () => {
  expect(keywordRoute('Dew Egg')).toBe('/keyword/Dew_Egg');
  expect(keywordRoute('露')).toBe('/keyword/%E9%9C%B2');
  expect(keywordHistoryRoute('Dew Egg')).toBe('/keyword/Dew_Egg/history');
  expect(keywordEditRoute()).toBe('/keyword-edit');
  expect(keywordEditRoute('dew-1')).toBe('/keyword-edit/dew-1');
});

test("a rule's text is at its anchor on the rules page", () => {
  expect(ruleTextRoute(21)).toBe(`/keyword/rules#${ruleAnchor(21)}`);
  expect(ruleAnchor(21)).toBe('rule-21');
});

test("ownText prefers the reader's language to the first text", () => {
  const texts = [
    { lang: 'en', name: 'Dew' },
    { lang: 'ja', name: '露' },
  ];
  expect(ownText(texts, 'ja')?.name).toBe('露');
  expect(ownText(texts, 'xx')?.name).toBe('Dew');
  expect(ownText([], 'en')).toBeUndefined();
});

test('addKeywordTexts adds the texts of all languages and the reading of any', () => {
  const en = { dew: { name: 'Dew', tag: 'Object', content: 'A drop.' } };
  const ja = { dew: { name: '露', tag: '物', content: '一滴。', yomi: 'つゆ' } };
  expect(addKeywordTexts({ slug: 'dew', flag: 1 }, { en, ja })).toEqual({
    ...{ slug: 'dew', flag: 1, yomi: 'つゆ' },
    ...{ keyword: { en: 'Dew', ja: '露' }, tag: { en: 'Object', ja: '物' }, content: { en: 'A drop.', ja: '一滴。' } },
  });
  expect(addKeywordTexts({ slug: 'new' }, { en, ja })).toEqual({
    slug: 'new',
    yomi: '',
    keyword: undefined,
    tag: undefined,
    content: undefined,
  });
});
