import type { SearchEntry } from '#domain/search/entries.ts';
import { entryKey } from '#domain/search/entries.ts';
import { groupHits, type HitGroup } from '#domain/search/groups.ts';
import { addEntry, createSearchIndex, type SearchIndex, searchEntries } from '#domain/search/search-index.ts';

/** Message to the worker: entries to index, or a query. */
export type SearchOrder = { readonly entries: readonly SearchEntry[] } | { readonly query: string };
/** Response of the worker to a query. */
export type SearchAnswer = { readonly query: string; readonly groups: readonly HitGroup[] };

const known = new Set<string>();
let index: SearchIndex | undefined;

function take(entries: readonly SearchEntry[]): void {
  const fresh = entries.filter((entry) => !known.has(entryKey(entry)));
  for (const entry of fresh) known.add(entryKey(entry));
  if (index) for (const entry of fresh) addEntry(index, entry);
  else index = createSearchIndex(fresh);
}

self.onmessage = ({ data }: MessageEvent<SearchOrder>) => {
  if ('entries' in data) take(data.entries);
  else self.postMessage({ query: data.query, groups: index ? groupHits(searchEntries(index, data.query)) : [] } satisfies SearchAnswer);
};
