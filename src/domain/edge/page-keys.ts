import { matchRoutes, partsOf, type RouteMatch } from '#domain/site/match-route.ts';
import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from './cached-routes.ts';

const JAPANESE = /^\/ja(?=\/|$)/;

const findFile = matchRoutes(Object.keys(CACHED_FILES));
const findPage = matchRoutes([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES]);

/**
 * The keys under which the edge may keep what an address answers, in either language and whatever else its query asks for; undefined for
 * what it must not keep.
 */
export function pageKeys(pathname: string, search = ''): readonly string[] | undefined {
  if (!partsOf(pathname)) return undefined;
  if (pathname === '/api/search/users' && new URLSearchParams(search).has('q')) return undefined; // counted against who asks
  const keys = keysOf(CACHED_FILES, findFile(pathname)) ?? keysOf(CACHED_PAGES, findPage(pathname.replace(JAPANESE, '') || '/'));
  return keys && [...keys, 'site'];
}

function keysOf(routes: typeof CACHED_PAGES, match: RouteMatch | undefined): readonly string[] | undefined {
  const [first = '', second = ''] = match?.named ?? [];
  return match && routes[match.route]?.(first, second);
}
