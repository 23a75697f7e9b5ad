import { getLiveBounds, listLiveEvents } from '#data/queries/notifications/live-events.ts';
import { listNewRecordRows } from '#data/queries/records/recent-records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { canFollow } from '#domain/live/live-rules.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { Deps } from '#usecases/deps.ts';
import { feedRecords } from '#usecases/rankings/records/feed-records.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** Updates for an open page: the records since a cursor, or a reset when some can no longer be delivered. */
export type LiveNews = { readonly cursor: number } & (
  | { readonly reset: true }
  | { readonly reset: false; readonly events: readonly { readonly eventId: number; readonly record: FeedRecord }[] }
);

/**
 * Returns the live events after a cursor whose records are still countable. Without a cursor, returns only the newest
 * cursor.
 */
export function getLiveNews(deps: Deps, after: number | undefined): Promise<LiveNews> {
  return readSnapshot(deps, async (snapshot) => {
    const bounds = await getLiveBounds(snapshot.db);
    const cursor = bounds.newest;
    if (after === undefined) return { cursor, reset: false, events: [] };
    if (!canFollow(after, bounds)) return { cursor, reset: true };
    if (after === cursor) return { cursor, reset: false, events: [] };

    const events = await listLiveEvents(snapshot.db, after);
    const records = await readFeedRecords(
      snapshot,
      events.map(({ recordId }) => recordId),
    );
    return {
      cursor,
      reset: false,
      events: events.flatMap(({ eventId, recordId }) => {
        const record = records.get(recordId);
        return record ? [{ eventId, record }] : [];
      }),
    };
  });
}

/** Returns the records by id in list format, without those that are no longer countable. */
async function readFeedRecords(deps: Deps, recordIds: readonly string[]): Promise<Map<string, FeedRecord>> {
  const catalogue = await deps.catalogue();
  const slice = { boardIds: null, after: null, limit: recordIds.length, among: recordIds };
  const rows = await listNewRecordRows(deps.db, slice, 'all', await readClock(deps.db));
  return new Map(feedRecords(catalogue, rows, deps.siteZone).map((record) => [record.recordId, record]));
}
