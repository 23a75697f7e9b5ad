import 'server-only';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { feedKind } from '#domain/rankings/feeds/feed-kind.ts';
import type { FeedFilter } from '#domain/rankings/feeds/is-in-feed.ts';
import { type FeedPage, getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { getTrends, type Trends } from '#usecases/rankings/totals/get-trends.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';

export type { Trends };
export type Feed = FeedPage & { readonly filter: FeedFilter };
/** The query string of a feed page. Unknown keys are ignored. */
type FeedQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Returns a page of new records, or undefined when the filter or the `after` cursor is invalid. */
export const readNewRecords = (query: FeedQuery): Promise<Feed | undefined> => readFeed('records', query);

/**
 * Returns each player's first record on a board, newest first, or undefined when the filter or the `after` cursor is
 * invalid.
 */
export const readNewEntrants = (query: FeedQuery): Promise<Feed | undefined> => readFeed('entries', query);

/** Returns the activity in the last twelve months. */
export const readTrends = (): Promise<Trends> => getTrends(deps());

async function readFeed(list: 'records' | 'entries', query: FeedQuery): Promise<Feed | undefined> {
  const { after } = query;
  const kind = feedKind.safeParse((list === 'records' ? query.kind : undefined) ?? 'all');
  const series = query.series === undefined ? undefined : parseId(String(query.series));
  if (!kind.success || Array.isArray(after) || (series !== undefined && !(await hasBoards(series)))) return undefined;
  const asked = { ...(series !== undefined && { series }), ...(after !== undefined && { after }) };
  const page = await getFeedPage(deps(), list === 'entries' ? 'entry' : kind.data, asked);
  return page.ok ? { ...page.value, filter: { kind: kind.data, series } } : undefined;
}

const hasBoards = async (series: number): Promise<boolean> =>
  (await deps().catalogue()).boards.values().some((board) => listedSeries(board) === series);
