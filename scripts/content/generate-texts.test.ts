import { expect, test } from 'vitest';
import { generateTexts } from './generate-texts.ts';

const SEARCH = { title: 'Search', hint: 'Type' };
const textOf = (path: string, en: object, ja: object): string =>
  generateTexts({ en: { ...en }, ja: { ...ja } }).find((file) => file.path.endsWith(path))?.text ?? '';

test('imports every part of the pages, and neither mails nor seeded texts', () => {
  const text = textOf('generated/messages.ts', { 'event-form': {}, mail: {}, catalogue: {} }, { 'event-form': {} });
  expect(text).toContain("import jaEventForm from '#content/locales/ja/event-form.json' with { type: 'json' };");
  expect(text).toContain('    eventForm: enEventForm,\n');
  expect(text).not.toMatch(/mail|catalogue/);
});

test('leaves out a file that a language lacks', () => {
  expect(textOf('generated/messages.ts', { search: SEARCH }, {})).toContain('  ja: {},\n');
});

test.each([
  ['a complete part from its own file', SEARCH, ['ja']],
  ['an incomplete part also from the file of the default language', { title: '検索' }, ['ja', 'en']],
  ['a missing part from the file of the default language', undefined, ['en']],
])('loads %s', (_, own, languages) => {
  const text = textOf('load-search.ts', { search: SEARCH }, own ? { search: own } : {});
  const loaded = [...text.slice(text.indexOf('  ja:')).matchAll(/locales\/(\w+)\/search/g)].map(([, language]) => language);
  expect(loaded).toEqual(languages);
});
