/** Players per part: each has two URLs, and a sitemap may contain 50,000. */
export const PLAYERS_PER_PART = 10_000;

const WHOLE_PARTS = ['pages', 'stages', 'totals', 'events', 'speedruns', 'keywords', 'guides', 'records'] as const;

/** A part of the sitemap: one kind of page; players are split by id ranges. */
export type SitemapPart = { readonly kind: (typeof WHOLE_PARTS)[number] } | { readonly kind: 'players'; readonly number: number };

/** All parts, given the highest player id. */
export function sitemapParts(newestUserId: number): SitemapPart[] {
  const ranges = Math.ceil(newestUserId / PLAYERS_PER_PART);
  return [
    ...WHOLE_PARTS.map((kind) => ({ kind })),
    ...Array.from({ length: ranges }, (_, index) => ({ kind: 'players' as const, number: index + 1 })),
  ];
}

export const partFile = (part: SitemapPart): string => (part.kind === 'players' ? `players-${part.number}.xml` : `${part.kind}.xml`);
