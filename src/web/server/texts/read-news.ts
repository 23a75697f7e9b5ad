import 'server-only';
import { can } from '#domain/accounts/can.ts';
import { isNewsCategory, type NewsCategory, newsEditRoute } from '#domain/news/news.ts';
import { parseNewsYear } from '#domain/news/news-year.ts';
import { dayOf } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { getNews } from '#usecases/news/get-news.ts';
import { getHiddenNews, getNewsList, type NewsList } from '#usecases/news/get-news-list.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { requireSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export type ReadNews = NewsList['news'][number];
export type NewsFilter = { readonly category: NewsCategory | undefined; readonly year: number | undefined };
type NewsQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the requested news list, or undefined when the filter is invalid. */
export async function readNewsList({ category, year }: NewsQuery): Promise<(NewsList & { readonly filter: NewsFilter }) | undefined> {
  if (category !== undefined && (Array.isArray(category) || !isNewsCategory(category))) return undefined;
  const parsed = typeof year === 'string' ? parseNewsYear(year) : undefined;
  if (year !== undefined && parsed === undefined) return undefined;
  const filter = { category, year: parsed };
  return { ...(await getNewsList(deps(), filter)), filter };
}

/** Returns a news article as visitors see it. */
export const readNews = (newsId: string): Promise<ReadNews | undefined> => readAs(undefined, newsId);

/**
 * Returns the news article to edit. Without an id, returns an empty form with the list of hidden news. Returns
 * undefined for users who are not editors.
 */
export async function readNewsToEdit(locale: Language, newsId?: string) {
  const session = await requireSession(locale, newsEditRoute(newsId));
  if (!can(actorOf(session, 'site'), 'edit-information')) return undefined;
  const today = dayOf(session.now, deps().siteZone);
  if (newsId === undefined) return { news: undefined, hidden: await getHiddenNews(deps()), today };
  const news = await readAs(session, newsId);
  return news && { news, hidden: [], today };
}

async function readAs(session: Parameters<typeof actorOf>[0], newsId: string): Promise<ReadNews | undefined> {
  const id = parseId(newsId);
  return Number.isNaN(id) ? undefined : getNews(deps(), actorOf(session, 'site'), id);
}
