import type { SearchEntry, SearchKind } from './entries.ts';
import type { SearchHit } from './search-index.ts';

export type HitGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

const SHOWN_PER_GROUP = 6;

/**
 * Hits by kind, the best of each; the group of the best hit comes first, so that the first line is what Enter opens.
 * Where something is written as typed, what only sounds or looks alike is left out.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...Map.groupBy(hits, ({ entry }) => entry.kind)].map(([kind, all]) => {
    const shown = all.filter(({ fit }) => fit === all[0]?.fit);
    return { kind, entries: shown.slice(0, SHOWN_PER_GROUP).map(({ entry }) => entry) };
  });
}
