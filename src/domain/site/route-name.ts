import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';
import { matchRoutes } from './match-route.ts';

const LANGUAGE = /^\/(?:ja|en)(?=\/|$)/;
const STATIC = /^\/(?:_next\/static|fonts|icons)\/|^\/[\w-]+\.(?:js|svg|css|webmanifest)$/;

// Uncached API calls by topic, and the endpoints of the process itself.
const CALLS = [
  ...['/api/account', '/api/admin', '/api/appeals', '/api/auth', '/api/boards', '/api/events', '/api/keywords', '/api/live', '/api/me'],
  ...['/api/moderation', '/api/news', '/api/random-stage', '/api/records', '/api/reports', '/api/revalidate', '/api/uploads'],
  ...['/healthz', '/readyz'],
];

const PAGES = [...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES.filter((route) => route !== '/[...rest]')];
const FILES = Object.keys(CACHED_FILES);
const findFile = matchRoutes(FILES);
const findPage = matchRoutes(PAGES);

/** All results of `routeName`: a closed list, so that user input never gets into metrics or logs. */
export const ROUTE_NAMES: ReadonlySet<string> = new Set([...PAGES, ...FILES, ...CALLS, 'static', 'unknown']);

/** The name of a path in metrics and logs: its pattern, never the path itself. Both languages count as one. */
export function routeName(pathname: string): string {
  if (STATIC.test(pathname)) return 'static';
  const call = CALLS.find((route) => pathname === route || pathname.startsWith(`${route}/`));
  return findFile(pathname)?.route ?? call ?? findPage(pathname.replace(LANGUAGE, '') || '/')?.route ?? 'unknown';
}
