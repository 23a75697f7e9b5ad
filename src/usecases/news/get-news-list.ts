import { countNewsByYear, listHiddenNews, listNews, type StoredNews } from '#data/queries/texts/news.ts';
import type { NewsCategory } from '#domain/news/news.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const NEWEST = 30;
const MOST_OF_A_YEAR = 200;

export type NewsList = {
  readonly news: readonly StoredNews[]; // news items, newest first
  readonly years: readonly { readonly year: number; readonly count: number }[];
};

/** Returns the newest news, or the news from one year, optionally in one category. */
export const getNewsList = (
  deps: Deps,
  { category, year }: { readonly category?: NewsCategory | undefined; readonly year?: number | undefined } = {},
): Promise<NewsList> =>
  readSnapshot(deps, async ({ db, siteZone }) => ({
    news: await listNews(db, { category, year, limit: year === undefined ? NEWEST : MOST_OF_A_YEAR }, siteZone),
    years: await countNewsByYear(db, siteZone),
  }));

/** Returns the news that only editors can read, because it is withdrawn or not published yet. */
export const getHiddenNews = ({ db, siteZone }: Deps): Promise<StoredNews[]> => listHiddenNews(db, MOST_OF_A_YEAR, siteZone);
