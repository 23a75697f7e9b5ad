import { matchRoutes, partsOf, type RouteMatch } from '#domain/site/match-route.ts';
import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from './cached-routes.ts';

const JAPANESE = /^\/ja(?=\/|$)/;

const findFile = matchRoutes(Object.keys(CACHED_FILES));
const findPage = matchRoutes([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES]);

/** The surrogate keys for caching a URL, in both languages and with any query; undefined when it must not be cached. */
export function pageKeys(pathname: string, search = ''): readonly string[] | undefined {
  if (!partsOf(pathname)) return undefined;
  if (pathname === '/api/search/users' && new URLSearchParams(search).has('q')) return undefined; // rate limited per client
  const keys = keysOf(CACHED_FILES, findFile(pathname)) ?? keysOf(CACHED_PAGES, findPage(pathname.replace(JAPANESE, '') || '/'));
  return keys && [...keys, 'site'];
}

function keysOf(routes: typeof CACHED_PAGES, match: RouteMatch | undefined): readonly string[] | undefined {
  const [first = '', second = ''] = match?.named ?? [];
  return match && routes[match.route]?.(first, second);
}
