import { DEFAULT_LANGUAGE, otherLanguages } from '#domain/shared/language.ts';
import { matchRoutes, partsOf, type RouteMatch } from '#domain/site/match-route.ts';
import { CACHED_FILES, CACHED_PAGES, OWNED_PAGES, SEARCHES, UNCACHED_PAGES } from './cached-routes.ts';

const LANGUAGE_PREFIX = new RegExp(`^/(?:${otherLanguages(DEFAULT_LANGUAGE).join('|')})(?=/|$)`);

/** Returns a path without the prefix of a language. */
export const withoutLanguage = (pathname: string): string => pathname.replace(LANGUAGE_PREFIX, '') || '/';

const findFile = matchRoutes(Object.keys(CACHED_FILES));
const findPage = matchRoutes([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES]);

/**
 * Returns the surrogate keys for a URL in any language and with any query. Returns undefined when the URL must not
 * be cached.
 */
export function pageKeys(pathname: string, search = ''): readonly string[] | undefined {
  if (!partsOf(pathname)) return undefined;
  const page = withoutLanguage(pathname);
  // Searches of players are rate limited per client, and typed texts would fill the cache.
  if (SEARCHES.includes(page) && new URLSearchParams(search).has('q')) return undefined;
  const keys = keysOf(CACHED_FILES, findFile(pathname), search) ?? keysOf(CACHED_PAGES, findPage(page), search);
  return keys && [...keys, 'site'];
}

/** Returns whether a URL shows its owner a page that may be hidden from others, so that no session's response may be cached. */
export const isOwnedPage = (pathname: string): boolean =>
  partsOf(pathname) !== undefined && OWNED_PAGES.includes(findPage(withoutLanguage(pathname))?.route ?? '');

function keysOf(routes: typeof CACHED_PAGES, match: RouteMatch | undefined, search: string): readonly string[] | undefined {
  const [first = '', second = ''] = match?.named ?? [];
  return match && routes[match.route]?.(first, second, new URLSearchParams(search));
}
