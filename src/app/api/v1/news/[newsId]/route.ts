import { VISITOR } from '#domain/accounts/actor.ts';
import { getNews as endpoint } from '#domain/api/news.ts';
import { getNews } from '#usecases/news/get-news.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { newsItem } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params }) => {
  const news = await getNews(deps(), VISITOR, params.newsId);
  return news ? { ok: true, value: newsItem(news) } : refuse('not-found');
});
