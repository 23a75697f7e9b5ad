import { listNews } from '#domain/api/news.ts';
import { listPublishedNews } from '#usecases/news/list-published-news.ts';
import { invalid } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { newsItem } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listNews, async ({ query: { year, ...query } }) => {
  const slice = await listPublishedNews(deps(), { ...query, year: year === undefined ? undefined : Number(year) });
  if (!slice.ok) return invalid({ after: 'wrong-type' });
  return { ok: true, value: { data: slice.value.rows.map(newsItem), next: slice.value.next } };
});
