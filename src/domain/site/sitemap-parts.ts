/** Players of one part: twice as many addresses, where a sitemap may hold 50,000. */
export const PLAYERS_PER_PART = 10_000;

const WHOLE_PARTS = ['pages', 'stages', 'totals', 'events', 'speedruns', 'keywords', 'guides', 'records'] as const;

/** A part of the sitemap: one kind of page, of players those whose number lies in a range. */
export type SitemapPart = { readonly kind: (typeof WHOLE_PARTS)[number] } | { readonly kind: 'players'; readonly number: number };

/** Every part, given the highest number that a player has. */
export function sitemapParts(newestUserId: number): SitemapPart[] {
  const ranges = Math.ceil(newestUserId / PLAYERS_PER_PART);
  return [
    ...WHOLE_PARTS.map((kind) => ({ kind })),
    ...Array.from({ length: ranges }, (_, index) => ({ kind: 'players' as const, number: index + 1 })),
  ];
}

/** The file name of a part. */
export const partFile = (part: SitemapPart): string => (part.kind === 'players' ? `players-${part.number}.xml` : `${part.kind}.xml`);
