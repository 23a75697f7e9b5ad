import type { RecordKind } from '#data/queries/records/recent-records.ts';
import { type FeedRecord, feedRecordOf } from '#domain/rankings/feeds/feed-record.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getTrends, type Trends } from '#usecases/rankings/totals/get-trends.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { listNewRecords } from './list-new-records.ts';
import type { ListQuery, ListSlice } from './list-slice.ts';

export type FeedPage = ListSlice<FeedRecord> & { readonly trends: Trends };

/** Returns a slice of a list of new records with the current trends, from one snapshot. */
export async function getFeedPage(deps: Deps, kind: RecordKind, query: ListQuery): Promise<Result<FeedPage, 'bad-cursor'>> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const slice = await listNewRecords(snapshot, query, kind);
    if (!slice.ok) return slice;
    const rows = slice.value.rows.flatMap((row) => feedRecordOf(catalogue, row, deps.siteZone) ?? []);
    return ok({ ...slice.value, rows, trends: await getTrends(snapshot) });
  });
}
