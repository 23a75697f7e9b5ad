import { feedOfPage } from '#domain/feeds/feed-pages.ts';
import { FEED_FORMATS, FEED_TYPES, feedRoute } from '#domain/feeds/feeds.ts';
import { FILTER_KEYS } from '#domain/rankings/filter.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/shared/language.ts';
import { embeddedPage } from '#domain/site/widgets/embedded-page.ts';
import { localePath, parseLocale, withoutLocale } from '#web/i18n/locales.ts';
import { feedTitle } from '#web/server/feeds/feed-titles.ts';

const DEFAULTS: Readonly<Record<string, string>> = { console: '0', page: '1' };

type Alternates = {
  canonical: string;
  languages: Readonly<Record<string, string>>;
  types?: Record<string, { url: string; title?: string }[]>;
};

/**
 * Returns the canonical URL of a page, without query parameters that do not change the page, the URL for each language,
 * and the page's feed in each format, if it has one. `x-default` is the URL in the default language.
 */
export function alternatesOf(address: string): Alternates {
  const [path = '/', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  const canonicalQuery = new URLSearchParams();
  for (const name of FILTER_KEYS) {
    const value = asked.get(name);
    if (value !== null && value !== DEFAULTS[name]) canonicalQuery.set(name, value);
  }
  const tail = canonicalQuery.size > 0 ? `?${canonicalQuery}` : '';
  const languages = Object.fromEntries(LANGUAGES.map((locale) => [locale, localePath(locale, withoutLocale(path)) + tail]));
  const types = { ...feedTypes(path), ...embedType(path, tail) };
  return {
    canonical: path + tail,
    languages: { ...languages, 'x-default': languages[DEFAULT_LANGUAGE] ?? path },
    ...(Object.keys(types).length > 0 && { types }),
  };
}

/** Returns the address at which other sites learn how to embed the page, if they can. */
const embedType = (path: string, query: string): Alternates['types'] =>
  embeddedPage(withoutLocale(path)) && { 'application/json+oembed': [{ url: `/api/oembed?url=${encodeURIComponent(path + query)}` }] };

function feedTypes(path: string): Alternates['types'] {
  const feed = feedOfPage(withoutLocale(path));
  if (!feed) return undefined;
  const locale = parseLocale(path.split('/')[1] ?? '');
  const title = feedTitle(feed.of === 'stage' || feed.of === 'user' ? 'records' : feed.of, locale);
  return Object.fromEntries(
    FEED_FORMATS.map((format) => [FEED_TYPES[format], [{ url: localePath(locale, feedRoute(feed, format)), title }]]),
  );
}
