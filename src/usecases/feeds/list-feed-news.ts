import { listNews, type StoredNews } from '#data/queries/texts/news.ts';
import { FEED_ENTRIES } from '#domain/feeds/feeds.ts';
import type { Deps } from '#usecases/deps.ts';

export type FeedNews = StoredNews;

/** Returns the newest published news, newest first. */
export const listFeedNews = ({ db, siteZone }: Deps): Promise<FeedNews[]> => listNews(db, { limit: FEED_ENTRIES }, siteZone);
