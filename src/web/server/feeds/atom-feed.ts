import { generateAtomFeed } from 'feedsmith';
import { feedId } from '#domain/feeds/feed-id.ts';
import { FEED_TYPES } from '#domain/feeds/feeds.ts';
import { xmlText } from '#domain/feeds/xml-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { type FeedDocument, type FeedEntry, updatedOf } from './feed-document.ts';

/** Where a feed is published. */
export type FeedPlace = { readonly locale: Language; readonly siteUrl: string; readonly siteName: string };

/** Writes a feed as Atom (RFC 4287). */
export function writeAtomFeed(feed: FeedDocument, { locale, siteUrl, siteName }: FeedPlace): string {
  const url = (route: string) => new URL(localePath(locale, route), siteUrl).href;
  const entryOf = ({ name, title, text, page, author, tag, published, updated }: FeedEntry) => ({
    id: feedId(siteUrl, name),
    title: { value: shownTitle(title, name), type: 'text' },
    links: [{ href: url(page), rel: 'alternate', type: 'text/html' }],
    ...(text.trim() !== '' && { content: { value: xmlText(text), type: 'text' } }),
    ...(author && { authors: [{ name: shownTitle(author.name, name), ...(author.page !== undefined && { uri: url(author.page) }) }] }),
    ...(tag && { categories: [tag] }),
    ...(published && { published }),
    updated,
  });
  return generateAtomFeed({
    // Each language is a feed of its own, with the same entries.
    id: feedId(siteUrl, `feeds/${locale}/${feed.name}`),
    title: { value: xmlText(feed.title), type: 'text' },
    updated: updatedOf(feed),
    links: [
      { href: url(`/feeds/${feed.name}.atom`), rel: 'self', type: FEED_TYPES.atom },
      { href: url(feed.page), rel: 'alternate', type: 'text/html' },
    ],
    authors: [{ name: siteName, uri: url('/') }],
    entries: feed.entries.map(entryOf),
    xml: { lang: locale },
  });
}

// The library omits blank texts, but the format requires titles and names.
const shownTitle = (text: string, name: string): string => (text.trim() === '' ? name : xmlText(text));
