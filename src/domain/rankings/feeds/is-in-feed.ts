import type { FeedKind } from './feed-kind.ts';
import type { FeedRecord } from './feed-record.ts';

/** The filter of a list of new records. Without a series, the list contains all series. */
export type FeedFilter = { readonly kind: FeedKind; readonly series: number | undefined };

export function isInFeed({ series, rank, hasVideo }: FeedRecord, filter: FeedFilter): boolean {
  if (filter.series !== undefined && filter.series !== series) return false;
  return { all: true, first: rank === 1, video: hasVideo }[filter.kind];
}
