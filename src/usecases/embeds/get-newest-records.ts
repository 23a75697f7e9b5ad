import { type FeedRecord, feedRecordOf } from '#domain/rankings/feeds/feed-record.ts';
import type { Deps } from '#usecases/deps.ts';
import { listNewRecords } from '#usecases/rankings/records/list-new-records.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** Returns the newest records of the site as lists show them, newest first: at most `count`, which is less than a page. */
export async function getNewestRecords(deps: Deps, count: number): Promise<FeedRecord[]> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const slice = await listNewRecords(snapshot);
    const rows = slice.ok ? slice.value.rows.slice(0, count) : [];
    return rows.flatMap((row) => feedRecordOf(catalogue, row, deps.siteZone) ?? []);
  });
}
