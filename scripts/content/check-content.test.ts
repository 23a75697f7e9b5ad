import { expect, test } from 'vitest';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';
import { type ContentFiles, readContentFiles, SEEDED_PARTS } from './content-files.ts';
import { createWordFinder, forbiddenLine } from './forbidden-words.ts';

const files = readContentFiles();
const seededTexts = inEveryLanguage((language) =>
  Object.fromEntries(Object.entries(files.locales[language]).filter(([part]) => SEEDED_PARTS.includes(part))),
);
const catalogueOnly: ContentFiles = { ...files, texts: [], locales: seededTexts };

type Plant = (files: ContentFiles) => ContentFiles;

/** Returns a function that changes one element of a catalogue file. */
function edit<Name extends keyof Content>(name: Name, index: number, change: (element: Content[Name][number]) => object): Plant {
  return (content) => {
    const list = content.catalogue[name] as Content[Name][number][];
    const edited = list.map((element, at) => (at === index ? { ...element, ...change(element) } : element));
    return { ...content, catalogue: { ...content.catalogue, [name]: edited } };
  };
}
const texts =
  (text: string): Plant =>
  (content) => ({ ...content, texts: [{ name: 'x.md', text }] });
const locales =
  (en: object, ja: object): Plant =>
  (content) => ({ ...content, locales: { en: { ...content.locales.en, file: en }, ja: { ...content.locales.ja, file: ja } } });

/** Returns a function that changes texts of an entry in one language. */
const write =
  (language: Language, part: 'catalogue' | 'keyword-texts', path: readonly string[], own: object): Plant =>
  (content) => {
    const file = changed(content.locales[language][part], path, own);
    return { ...content, locales: { ...content.locales, [language]: { ...content.locales[language], [part]: file } } };
  };

function changed(texts: unknown, [key, ...path]: readonly string[], own: object): object {
  const here = texts as Record<string, unknown>;
  return key === undefined ? { ...here, ...own } : { ...here, [key]: changed(here[key], path, own) };
}

const links =
  (...rows: object[]): Plant =>
  (content) => ({ ...content, oldLinks: { source: 'old-site', links: rows } });

test('checkContent finds no problem in the current catalogue', () => {
  expect(checkContent({ ...files, locales: seededTexts }).report.problems).toEqual([]);
});

test.each<[string, Plant, RegExp]>([
  [
    'a name without Japanese',
    write('ja', 'catalogue', ['stage', '101'], { name: 'Clover' }),
    /teams\[0\]: wrong script for the language ja/,
  ],
  ['a missing name', write('ja', 'catalogue', ['stage', '101'], { name: undefined }), /teams\[0\]: no text in the language ja/],
  ['a missing name in the default language', write('en', 'catalogue', ['stage', '101'], { name: undefined }), /stages\[0\]: name\.en/],
  ['a text of an unknown entry', write('en', 'catalogue', ['stage'], { 999: { name: 'Nowhere' } }), /there is no stage 999/],
  ['a text in an unknown field', write('en', 'catalogue', ['team', '1'], { nmae: 'Kettle' }), /team 1 has no nmae/],
  ['a name used twice', write('en', 'catalogue', ['team', '2'], { name: 'team KETTLE' }), /repeated team kettle/],
  ['an old link to nowhere', links({ from: '/a.php', to: '/b' }), /old links: .*leads to no page/],
  ['an old link twice', links({ from: '/a.php', to: '/' }, { from: '/a.php', to: '/records' }), /an address stands there twice/],
  [
    'an old number of an unknown stage',
    links({ from: '/a.php?n={stage}', to: '/stage/{stage}', ids: { 1: '999' } }),
    /a\.php.* (names|references) 999/,
  ],
  ['a field of no schema', edit('series', 0, () => ({ colour: '#ffffff' })), /series\[0\]/],
  ['an id out of range', edit('menus', 7, () => ({ id: 8 })), /menus: missing 9/],
  ['a drifted border', edit('stages', 5, () => ({ borders: [1, 2, 3, 4] })), /border sums are/],
  ['a drifted limit', edit('stages', 0, () => ({ timeLimit: 649 })), /stages 101-105: numbers changed/],
  ['a rule that counts from another year', edit('rules', 5, () => ({ countsSince: 2016 })), /boards counted in 2014: 66/],
  ['a total inside a total', edit('totals', 1, ({ rules }) => ({ rules: [...rules, 20] })), /total 2: rules/],
  ['an unknown base stage', edit('eventStages', 0, () => ({ baseStage: 999 })), /event stage 1001 references 999/],
  ['an event stage that moved', edit('eventStages', 0, () => ({ event: 160306 })), /event 160306: stages are not a contiguous range/],
  ['an area without a grid', edit('events', 15, () => ({ area: null })), /event 180901: a grid/],
  ['a team in two events', edit('events', 0, () => ({ teams: [1, 2] })), /exactly one event/],
  ['a reading in katakana', write('ja', 'keyword-texts', ['rule-limited'], { yomi: 'カナ' }), /rule-limited: yomi/],
  [
    'a link to nowhere',
    write('en', 'keyword-texts', ['rule-limited'], { content: `${'word '.repeat(60)}[[Nowhere]]` }),
    /link to unknown \[\[Nowhere\]\]/,
  ],
  ['a rule explained twice', edit('keywords', 0, ({ ruleIds }) => ({ ruleIds: [...ruleIds, 10] })), /rule 10: needs exactly one/],
  ['an address', texts('see www.example\n'), /x\.md: host/],
  ['a machine path', texts('in /home/me\n'), /x\.md: machine path/],
  ['a message in one language', locales({ top: 'Top' }, {}), /file\.top has no Japanese/],
  [
    'a message with another argument',
    locales({ a: '{n} posts' }, { a: '{count}件' }),
    /a takes \(n\) in English and \(count\) in Japanese/,
  ],
  [
    'a count without a singular',
    locales({ a: 'with {points} points' }, { a: '{points}点' }),
    /file\.a has no singular: "\{points\} points"/,
  ],
  ['a message that does not parse', locales({ a: '{n} posts' }, { a: '{n件' }), /file\.a: MALFORMED_ARGUMENT in .*\{n件/],
])('checkContent reports %s', (_, plant, problem) => {
  expect(checkContent(plant(catalogueOnly)).report.problems.join('\n')).toMatch(problem);
});

test('finds a forbidden word inside a text regardless of character width and case', () => {
  const [, hash = ''] = /'(.+)'/.exec(forbiddenLine('Acorn')) ?? [];
  const find = createWordFinder(new Set([hash]), [5]);
  expect([find('two ＡＣＯＲＮs'), find('two acres')]).toEqual([true, false]);
});
