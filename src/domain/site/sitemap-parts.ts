/** Number of players per sitemap part. Each player has two URLs, and a sitemap may contain 50,000 URLs. */
export const PLAYERS_PER_PART = 10_000;

const WHOLE_PARTS = ['pages', 'stages', 'totals', 'events', 'speedruns', 'keywords', 'guides', 'records'] as const;

/** A part of the sitemap. Each kind of page has one part, except for players, who are split by id range. */
export type SitemapPart = { readonly kind: (typeof WHOLE_PARTS)[number] } | { readonly kind: 'players'; readonly number: number };

/** Returns all parts of the sitemap for the given highest player id. */
export function sitemapParts(newestUserId: number): SitemapPart[] {
  const ranges = Math.ceil(newestUserId / PLAYERS_PER_PART);
  return [
    ...WHOLE_PARTS.map((kind) => ({ kind })),
    ...Array.from({ length: ranges }, (_, index) => ({ kind: 'players' as const, number: index + 1 })),
  ];
}

export const partFile = (part: SitemapPart): string => (part.kind === 'players' ? `players-${part.number}.xml` : `${part.kind}.xml`);
