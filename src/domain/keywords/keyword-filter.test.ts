import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { KEYWORD_INITIALS } from './initials.ts';
import {
  filterKeywords,
  formatKeywordFilter,
  type IndexedKeyword,
  KEYWORD_ORDERS,
  type KeywordFilter,
  LISTED_CATEGORIES,
  LISTED_FLAGS,
  parseKeywordFilter,
} from './keyword-filter.ts';

const some = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyFilter = fc.record({
  category: some(LISTED_CATEGORIES),
  flag: some(LISTED_FLAGS),
  initial: some(KEYWORD_INITIALS),
  order: fc.constantFrom(...KEYWORD_ORDERS),
  page: fc.integer({ min: 1, max: 99_999 }),
});

test('every keyword filter is unchanged after formatting and parsing', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const query = Object.fromEntries(new URLSearchParams(formatKeywordFilter(filter)));
      expect(parseKeywordFilter(query)).toEqual(JSON.parse(JSON.stringify(filter)));
    }),
  );
});

test('the query of the unfiltered list is empty, and unknown keys are ignored', () => {
  expect(formatKeywordFilter({ order: 'edited', page: 1 })).toBe('');
  expect(parseKeywordFilter({ utm: 'x' })).toEqual({ order: 'edited', page: 1 });
});

test.each([
  { category: 'rule' },
  { category: 'all' },
  { category: 'constructor' },
  { flag: '0' },
  { flag: '7' },
  { flag: ['1', '2'] },
  { initial: 'ア' },
  { initial: 'A-C' },
  { order: 'worst' },
  { page: '0' },
  { page: '1.5' },
  { page: '1000000' },
  { page: ['1', '2'] },
  { page: ['1'] },
])('parseKeywordFilter rejects the query %j', (query) => {
  expect(parseKeywordFilter(query)).toBeUndefined();
});

const entry = (uniqueId: string, more: Partial<IndexedKeyword> = {}): IndexedKeyword => ({
  ...{ uniqueId, category: 'object', flag: 1, yomi: uniqueId, names: {}, createdAt: new Date(0), changedAt: new Date(0) },
  ...more,
});
const ids = (entries: readonly IndexedKeyword[], filter: Partial<KeywordFilter>, lang: 'en' | 'ja' = 'en') =>
  filterKeywords(entries, { order: 'edited', page: 1, ...filter }, lang).map(({ uniqueId }) => uniqueId);

test("filterKeywords sorts by last edit, by creation, or by name in the reader's language", () => {
  const entries = [
    entry('a', { changedAt: new Date(5), createdAt: new Date(1), yomi: 'わ', names: { en: 'Anvil' } }),
    entry('b', { changedAt: new Date(4), createdAt: new Date(3), yomi: 'か', names: { en: 'élan' } }),
    entry('c', { changedAt: new Date(6), createdAt: new Date(2), yomi: 'が', names: { en: 'Zinnia' } }),
  ];
  expect(ids(entries, { order: 'edited' })).toEqual(['c', 'a', 'b']);
  expect(ids(entries, { order: 'newest' })).toEqual(['b', 'c', 'a']);
  expect(ids(entries, { order: 'name' })).toEqual(['a', 'b', 'c']);
  expect(ids(entries, { order: 'name' }, 'ja')).toEqual(['b', 'c', 'a']);
  expect(ids(entries, { initial: 'か', order: 'name' })).toEqual(['b', 'c']);
});

test('filterKeywords orders equal entries by id, and an untranslated entry by its name in the default language or its reading', () => {
  expect(ids([entry('b'), entry('c'), entry('a')], {})).toEqual(['a', 'b', 'c']);
  const entries = [entry('a', { yomi: 'y' }), entry('b', { names: { en: 'x' } }), entry('c', { names: { en: 'z' } })];
  expect(ids(entries, { order: 'name' })).toEqual(['b', 'a', 'c']);
});

test('filterKeywords returns only entries that match all filters', () => {
  const entries = [entry('a'), entry('b', { flag: 2 }), entry('c', { category: 'enemy', flag: 2 })];
  expect(ids(entries, { flag: 2 })).toEqual(['b', 'c']);
  expect(ids(entries, { flag: 2, category: 'enemy' })).toEqual(['c']);
  expect(ids(entries, { flag: 3 })).toEqual([]);
});
