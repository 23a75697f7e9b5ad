import { DEFAULT_LANGUAGE, otherLanguages } from '#domain/shared/language.ts';
import { matchRoutes, partsOf, type RouteMatch } from '#domain/site/match-route.ts';
import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from './cached-routes.ts';

const LANGUAGE_PREFIX = new RegExp(`^/(?:${otherLanguages(DEFAULT_LANGUAGE).join('|')})(?=/|$)`);

const findFile = matchRoutes(Object.keys(CACHED_FILES));
const findPage = matchRoutes([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES]);

/**
 * Returns the surrogate keys for a URL in any language and with any query. Returns undefined when the URL must not
 * be cached.
 */
export function pageKeys(pathname: string, search = ''): readonly string[] | undefined {
  if (!partsOf(pathname)) return undefined;
  // Searches are rate limited per client, so they must not be cached.
  if (pathname === '/api/search/users' && new URLSearchParams(search).has('q')) return undefined;
  const keys = keysOf(CACHED_FILES, findFile(pathname)) ?? keysOf(CACHED_PAGES, findPage(pathname.replace(LANGUAGE_PREFIX, '') || '/'));
  return keys && [...keys, 'site'];
}

function keysOf(routes: typeof CACHED_PAGES, match: RouteMatch | undefined): readonly string[] | undefined {
  const [first = '', second = ''] = match?.named ?? [];
  return match && routes[match.route]?.(first, second);
}
