import news from '#content/demo/news.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { insertNews } from '#data/queries/texts/news.ts';
import type { NewsCategory } from '#domain/news/news.ts';
import { DEFAULT_TIME_ZONE, dayOf, daysBefore } from '#domain/shared/date.ts';

/** Adds demo news from several years, oldest first. */
export async function seedDemoNews(db: Db, now: Date): Promise<void> {
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  for (const { daysAgo, category, pinned, title, text } of news.toReversed()) {
    const written = { category: category as NewsCategory, pinned, withdrawn: false, publishedOn: daysBefore(today, daysAgo), title, text };
    await insertNews(db, written, null);
  }
}
