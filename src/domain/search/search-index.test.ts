import { describe, expect, test } from 'vitest';
import { demoNames } from '#data/seeds/demo-names.ts';
import { keywordEntries as seededKeywords } from '#data/seeds/keywords.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { SEARCH_QUERIES } from '#tests/support/texts/search-queries.ts';
import { entryKey, entryRoute, keywordEntries, type SearchEntry, stageEntries, userEntries } from './entries.ts';
import { groupHits } from './groups.ts';
import { normalise } from './normalise.ts';
import type { KeywordRow, UserRow } from './rows.ts';
import { addEntry, createSearchIndex, searchEntries } from './search-index.ts';
import { otherRows, stageRows } from './stage-rows.ts';

const keywordRows: KeywordRow[] = seededKeywords().flatMap(({ uniqueId, category, yomi, flag, texts }) =>
  texts.map(({ lang, name, tag, content }) => ({
    ...{ keyword: name, unique_id: uniqueId, category, tag: tag ?? '', yomi, content: content.slice(0, 120), flag, lang },
  })),
);
const user = (userId: string, name: string | null): UserRow => ({ userId, name, rank: null, rankClass: null, boards: 0 });
const players = demoNames().map((name, at) => user(/^[\w-]{3,}$/.test(name) ? name.toLowerCase() : `player${at + 1}`, name));

const catalogue = contentCatalogue();
const entries: readonly SearchEntry[] = [
  ...stageEntries([...stageRows(catalogue), ...otherRows(catalogue)]),
  ...keywordEntries(keywordRows),
  ...userEntries(players),
];
const index = createSearchIndex(entries);
const topOf = (query: string): string | undefined => {
  const [top] = searchEntries(index, query);
  return top && entryRoute(top.entry, 'en');
};

test('the search index uses the Fuse.js options from the specification', () => {
  // The options of a Fuse.js instance are private, so a cast is needed to read them.
  const { options } = index.fuse as unknown as { readonly options: { readonly keys: readonly { name: string; weight: number }[] } };
  expect(options).toMatchObject({ isCaseSensitive: false, useExtendedSearch: true, threshold: 0.4, distance: 1000, minMatchCharLength: 1 });
  expect(Object.fromEntries(options.keys.map(({ name, weight }) => [name, weight]))).toEqual({
    ...{ stage_id: 2, stage_name: 2, eng_stage_name: 2, userId: 2, name: 2 },
    ...{ parent: 1, category: 1, keyword: 1, tag: 1, yomi: 1, content: 1 },
  });
});

describe('typical search queries', () => {
  test.each(SEARCH_QUERIES)('the best hit for "%s" is %s (%s)', (query, route) => {
    expect(topOf(query)).toBe(route);
  });
});

test("a found keyword's route contains its name in the page's language", () => {
  const [dewEgg] = searchEntries(index, 'Dew Egg');
  expect(dewEgg && entryRoute(dewEgg.entry, 'ja')).toBe(`/keyword/${encodeURIComponent('つゆ卵')}`);
});

test('does not find rules and deleted keywords by any of their names', () => {
  const left = keywordRows.filter(({ category, flag }) => category === 'rule' || flag === 0);
  expect(left.length).toBeGreaterThan(40);
  const hidden = new Set(left.map(({ unique_id }) => unique_id));
  const names = new Set(left.flatMap(({ keyword, yomi, tag }) => [keyword, yomi, tag]));
  const words = createSearchIndex(keywordEntries(keywordRows));
  for (const query of names) {
    const found = searchEntries(words, query).flatMap(({ entry }) => (entry.kind === 'keyword' ? entry.texts : []));
    expect(found.filter(({ unique_id }) => hidden.has(unique_id))).toEqual([]);
  }
});

test('ranks a name that contains the query as typed before names that only sound similar', () => {
  const small = createSearchIndex(userEntries([user('lemon', 'Lemon'), user('moonrise', 'Moonrise Bank'), user('almond', 'Almond')]));
  expect(searchEntries(small, 'moon')[0]).toMatchObject({ entry: { user: { userId: 'moonrise' } } });
});

test("supports the search operators ' ^ and |, and never throws on malformed queries", () => {
  expect(topOf("'chandelier")).toBe('/stage/230');
  expect(topOf('^chandelier')).toBe('/stage/230');
  expect(topOf('nosuchthing | chandelier')).toBe('/stage/230');
  const typed = fc.string({ unit: fc.constantFrom(...`'!^$|="()[]{}*+?.\\/-~ abモー月\u3000\u0000`), maxLength: 80 });
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'binary' })), (query) => {
      expect(Array.isArray(searchEntries(index, query))).toBe(true);
    }),
    { numRuns: rounds(10, 40) },
  );
});

describe('a search term with !', () => {
  const textOf = (entry: SearchEntry) => normalise(JSON.stringify(entry.kind === 'keyword' ? entry.texts : entry)).toLowerCase();
  const keysOf = (query: string) => searchEntries(index, query).map(({ entry }) => entryKey(entry));
  const without = (word: string, among: readonly SearchEntry[] = entries) => among.filter((entry) => !textOf(entry).includes(word));

  test('returns all entries that do not contain the term when it is the only term', () => {
    const expected = without('clover').map(entryKey);
    expect(expected.length).toBeGreaterThan(400);
    expect(expected.length).toBeLessThan(entries.length);
    expect(keysOf('!clover').toSorted()).toEqual(expected.toSorted());
  });

  test('removes matching entries from the results of another term without changing their order', () => {
    const clover = searchEntries(index, 'clover').map(({ entry }) => entry);
    const expected = without('step', clover).map(entryKey);
    expect(clover.map(entryKey)).toContain('stage-101'); // the stage "Doorstep Clover"
    expect(expected.length).toBeGreaterThan(0);
    expect(keysOf('clover !step')).toEqual(expected);
    expect(keysOf('!step clover')).toEqual(expected);
  });

  test('supports prefixes, suffixes, quoted texts and alternatives', () => {
    expect(keysOf("'clover !^doorstep")).not.toContain('stage-101');
    expect(keysOf("'clover !clover$")).not.toContain('stage-101');
    expect(keysOf(`'clover !"doorstep clover"`)).not.toContain('stage-101');
    expect(keysOf("'clover !^clover")).toContain('stage-101');
    expect(keysOf("'clover !step | 'chandelier !depths")).not.toContain('stage-230'); // the stage "Chandelier Depths"
    expect(keysOf("'clover !step | 'chandelier !gallery")).toContain('stage-230');
  });
});

test('ranks an English name that matches despite a typo before Japanese names that only sound similar', () => {
  expect(topOf('burow barn')).toBe('/stage/345'); // the best match by spelling
});

test('prefiltering by characters does not change the set of hits', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'abcdeilmnorstu 12かきのあ月'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(characters, (query) => {
      const found = searchEntries(index, query).map(({ entry }) => entryKey(entry));
      const whole = index.fuse.search(normalise(query.trim())).map(({ item }) => entryKey(item.entry));
      expect(found.toSorted()).toEqual(query.trim() === '' ? [] : whole.toSorted());
    }),
    { numRuns: rounds(10, 30) },
  );
});

test.each(['', '   ', '\u3000', 'ー'])('the query %j returns no hits', (query) => {
  expect(searchEntries(index, query)).toEqual([]);
});

test('finds a player who was added to an existing index', () => {
  const own = createSearchIndex(entries);
  for (const entry of userEntries([user('latecomer-x', 'おそがけ')])) addEntry(own, entry);
  expect(searchEntries(own, 'osogake')[0]).toMatchObject({ entry: { user: { userId: 'latecomer-x' } } });
});

test('the group with the best hit comes first, and no group has more than 6 entries', () => {
  const hits = searchEntries(index, 'つゆ');
  const groups = groupHits(hits);
  expect(groups.every(({ entries: shown }) => shown.length > 0 && shown.length <= 6)).toBe(true);
  expect(groups[0]?.entries[0]).toBe(hits[0]?.entry);
});

test('omits fuzzy hits when another hit of the same kind contains the query as typed', () => {
  const keywordsOf = (query: string) => groupHits(searchEntries(index, query)).find(({ kind }) => kind === 'keyword')?.entries ?? [];
  expect(keywordsOf('moon').map((entry) => entryRoute(entry, 'en'))).toEqual(['/keyword/Moon_Cocoon']);
  expect(keywordsOf('moun cocon').map((entry) => entryRoute(entry, 'en'))).toContain('/keyword/Moon_Cocoon');
});
