import { entryKey, type SearchEntry, type SearchKind } from './entries.ts';

export type HitGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

const SHOWN_PER_GROUP = 6;

/** Hits by kind, the best of each; the group of the best hit comes first, so that the first line is what Enter opens. */
export function groupHits(hits: readonly SearchEntry[]): HitGroup[] {
  const once = [...new Map(hits.map((entry) => [entryKey(entry), entry])).values()];
  return [...Map.groupBy(once, (entry) => entry.kind)].map(([kind, entries]) => ({ kind, entries: entries.slice(0, SHOWN_PER_GROUP) }));
}
