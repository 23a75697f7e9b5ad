import { generateJsonFeed } from 'feedsmith';
import { feedId } from '#domain/feeds/feed-id.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { FeedPlace } from './atom-feed.ts';
import type { FeedDocument, FeedEntry } from './feed-document.ts';

/** Writes a feed as JSON Feed 1.1. */
export function writeJsonFeed(feed: FeedDocument, { locale, siteUrl, siteName }: FeedPlace): string {
  const url = (route: string) => new URL(localePath(locale, route), siteUrl).href;
  const itemOf = ({ name, title, text, page, author, tag, published, updated }: FeedEntry) => ({
    id: feedId(siteUrl, name),
    url: url(page),
    title,
    content_text: text.trim() === '' ? title : text, // Each item must have a content.
    ...(author && { authors: [{ name: author.name, ...(author.page !== undefined && { url: url(author.page) }) }] }),
    ...(tag && { tags: [tag.label] }),
    ...(published && { date_published: published }),
    date_modified: updated,
  });
  const written = generateJsonFeed({
    title: feed.title,
    home_page_url: url(feed.page),
    feed_url: url(`/feeds/${feed.name}.json`),
    language: locale,
    authors: [{ name: siteName, url: url('/') }],
    items: feed.entries.map(itemOf),
  });
  // The library omits an empty list, but the format requires it.
  return JSON.stringify({ ...(written as object), items: (written as { items?: unknown[] }).items ?? [] });
}
