import { ownText } from '#domain/keywords/own-text.ts';
import { plainParagraphs } from '#domain/keywords/plain-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { newsRoute } from '#domain/news/news.ts';
import { startOfDay } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { FeedNews } from '#usecases/feeds/list-feed-news.ts';
import type { KeywordSummary } from '#usecases/keywords/list-keywords.ts';
import type { FeedEntry } from './feed-document.ts';

/** Returns the entry of a news item with its whole text. It is published at the beginning of its day in the site's zone. */
export function newsEntry({ newsId, title, text, publishedOn, changedAt }: FeedNews, locale: Language, zone: string): FeedEntry {
  const published = startOfDay(publishedOn, zone);
  return {
    name: `news/${newsId}`,
    title: inLanguage(title, locale),
    text: plainParagraphs(inLanguage(text, locale)).join('\n\n'),
    page: newsRoute(newsId),
    published,
    updated: changedAt > published ? changedAt : published,
  };
}

/** Returns the entry of a glossary entry with the beginning of its text. Omits one without a text in any language. */
export function keywordEntries({ uniqueId, texts, changedAt }: KeywordSummary, locale: Language): FeedEntry[] {
  const text = ownText(texts, locale);
  if (!text) return [];
  return [{ name: `keyword/${uniqueId}`, title: text.name, text: text.content, page: keywordRoute(text.name), updated: changedAt }];
}
