import { listNews } from '#domain/api/news.ts';
import { parseNewsYear } from '#domain/news/news-year.ts';
import { listPublishedNews } from '#usecases/news/list-published-news.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { newsItem } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listNews, async ({ query: { year, ...query } }) => {
  const parsed = year === undefined ? undefined : parseNewsYear(year);
  if (year !== undefined && parsed === undefined) return refuse('not-found');
  const slice = await listPublishedNews(deps(), { ...query, year: parsed });
  if (!slice.ok) return invalid({ after: 'wrong-type' });
  return { ok: true, value: { data: slice.value.rows.map(newsItem), next: slice.value.next } };
});
