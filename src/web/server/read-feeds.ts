import 'server-only';
import { getTrends, type Trends } from '#usecases/rankings/get-trends.ts';
import { listNewEntrants } from '#usecases/rankings/list-new-entrants.ts';
import { listNewRecords, type NewRecord } from '#usecases/rankings/list-new-records.ts';
import type { ListSlice } from '#usecases/rankings/list-slice.ts';
import { deps } from './deps.ts';

export type { Trends };
/** Part of a list of records, newest first. */
export type RecordFeed = ListSlice<NewRecord>;
/** An address's query; only `after`, the record with which the part before ended, is looked at. */
type FeedQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The newest records; undefined when `after` is no record. */
export async function readNewRecords({ after }: FeedQuery): Promise<RecordFeed | undefined> {
  return readFeed(listNewRecords, after);
}

/** Each player's first record on a board, newest first; undefined when `after` is no record. */
export async function readNewEntrants({ after }: FeedQuery): Promise<RecordFeed | undefined> {
  return readFeed(listNewEntrants, after);
}

/** What is played these twelve months. */
export const readTrends = (): Promise<Trends> => getTrends(deps());

async function readFeed(list: typeof listNewEntrants, after: string | string[] | undefined): Promise<RecordFeed | undefined> {
  if (Array.isArray(after)) return undefined;
  const result = await list(deps(), after === undefined ? {} : { after });
  return result.ok ? result.value : undefined;
}
