import type { FeedKind } from './feed-kind.ts';
import type { FeedRecord } from './feed-record.ts';

/** What a list of new records is narrowed to. */
export type FeedFilter = { readonly kind: FeedKind; readonly series: number | undefined };

/** Whether a record that is new belongs to a list under this filter. */
export function isInFeed({ series, rank, hasVideo }: FeedRecord, filter: FeedFilter): boolean {
  if (filter.series !== undefined && filter.series !== series) return false;
  return { all: true, first: rank === 1, video: hasVideo }[filter.kind];
}
