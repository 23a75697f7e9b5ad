import { countNewsByYear, listHiddenNews, listNews, type StoredNews } from '#data/queries/news.ts';
import type { NewsCategory } from '#domain/news/news.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const NEWEST = 30;
const MOST_OF_A_YEAR = 200;

export type NewsList = {
  readonly news: readonly StoredNews[]; // newest first
  readonly years: readonly { readonly year: number; readonly count: number }[];
};

/** The newest news or those of a year, of all categories or one. */
export const getNewsList = (
  deps: Deps,
  { category, year }: { readonly category?: NewsCategory | undefined; readonly year?: number | undefined } = {},
): Promise<NewsList> =>
  readSnapshot(deps, async ({ db, siteZone }) => ({
    news: await listNews(db, { category, year, limit: year === undefined ? NEWEST : MOST_OF_A_YEAR }, siteZone),
    years: await countNewsByYear(db, siteZone),
  }));

/** News visible to editors only: withdrawn, or not published yet. */
export const getHiddenNews = ({ db, siteZone }: Deps): Promise<StoredNews[]> => listHiddenNews(db, MOST_OF_A_YEAR, siteZone);
