import type { FeedFilter } from '#domain/rankings/feeds/is-in-feed.ts';

/** Returns the URL of a feed. Omits query parameters with default values. */
export function feedHref(list: 'records' | 'entries', { kind, series }: FeedFilter, after?: string): string {
  const query = new URLSearchParams();
  if (kind !== 'all') query.set('kind', kind);
  if (series !== undefined) query.set('series', String(series));
  if (after !== undefined) query.set('after', after);
  return query.size === 0 ? `/${list}` : `/${list}?${query}`;
}
