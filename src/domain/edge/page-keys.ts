import { matchRoutes, partsOf, type RouteMatch } from '#domain/site/match-route.ts';
import { KEPT_FILES, KEPT_PAGES, UNKEPT_PAGES } from './kept-routes.ts';

const JAPANESE = /^\/ja(?=\/|$)/;

const findFile = matchRoutes(Object.keys(KEPT_FILES));
const findPage = matchRoutes([...Object.keys(KEPT_PAGES), ...UNKEPT_PAGES]);

/**
 * The keys under which the edge may keep what an address answers, in either language and whatever else its query asks for; undefined for
 * what it must not keep.
 */
export function pageKeys(pathname: string, search = ''): readonly string[] | undefined {
  if (!partsOf(pathname)) return undefined;
  if (pathname === '/api/search/users' && new URLSearchParams(search).has('q')) return undefined; // counted against who asks
  const keys = keysOf(KEPT_FILES, findFile(pathname)) ?? keysOf(KEPT_PAGES, findPage(pathname.replace(JAPANESE, '') || '/'));
  return keys && [...keys, 'site'];
}

function keysOf(routes: typeof KEPT_PAGES, match: RouteMatch | undefined): readonly string[] | undefined {
  const [first = '', second = ''] = match?.named ?? [];
  return match && routes[match.route]?.(first, second);
}
