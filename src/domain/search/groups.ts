import type { SearchEntry, SearchKind } from './entries.ts';
import type { SearchHit } from './search-index.ts';

export type HitGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

const SHOWN_PER_GROUP = 6;

/**
 * Groups the best hits by kind. The group with the best hit comes first so that Enter opens the first row. A group
 * contains only hits that match as closely as its best hit so that fuzzy hits appear only when there are no others.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...Map.groupBy(hits, ({ entry }) => entry.kind)].map(([kind, all]) => {
    const shown = all.filter(({ fit }) => fit === all[0]?.fit);
    return { kind, entries: shown.slice(0, SHOWN_PER_GROUP).map(({ entry }) => entry) };
  });
}
