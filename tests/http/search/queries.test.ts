import { beforeAll, expect, test } from 'vitest';
import { entryKey, entryRoute, keywordEntries, stageEntries, userEntries } from '#domain/search/entries.ts';
import type { KeywordRow, StageRow, UserRow } from '#domain/search/rows.ts';
import { addEntry, createSearchIndex, type SearchIndex, searchEntries } from '#domain/search/search-index.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { SEARCH_QUERIES } from '#tests/support/texts/search-queries.ts';

async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await send(readingSite().url, { path });
  expect(response.status, path).toBe(200);
  return (await response.json()) as Body;
}

let index: SearchIndex;
const known = new Set<string>();
beforeAll(async () => {
  const stages = await fetchJson<{ data: StageRow[]; others: StageRow[] }>('/api/server/stage/all');
  const keywords = await fetchJson<{ data: KeywordRow[] }>('/api/server/keyword');
  const users = await fetchJson<{ data: UserRow[] }>('/api/search/users');
  const entries = [...stageEntries([...stages.data, ...stages.others]), ...keywordEntries(keywords.data), ...userEntries(users.data)];
  for (const entry of entries) known.add(entryKey(entry));
  index = createSearchIndex(entries);
});

/**
 * Returns the addresses that the search dialog lists for a query, from the site's lists and from the server's search of
 * all players.
 */
async function routesFor(query: string): Promise<string[]> {
  const { data } = await fetchJson<{ data: UserRow[] }>(`/api/search/users?${new URLSearchParams({ q: query })}`);
  for (const entry of userEntries(data).filter((each) => !known.has(entryKey(each)))) {
    known.add(entryKey(entry));
    addEntry(index, entry);
  }
  return searchEntries(index, query).map(({ entry }) => entryRoute(entry, 'en'));
}

test('each search query finds the intended result first', async () => {
  for (const [query, route, why] of SEARCH_QUERIES) expect((await routesFor(query))[0], `${query}: ${why}`).toBe(route);
});

test('search results contain no rule texts and no deleted keywords', async () => {
  for (const name of ['Spray Ban', '霧吹き禁止', 'Basket Count']) {
    const routes = await routesFor(name);
    expect(routes).not.toContain('/keyword/Spray_Ban');
    expect(routes).not.toContain('/keyword/Basket_Count');
  }
});
