import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';
import { matchRoutes } from './match-route.ts';

const LANGUAGE = /^\/(?:ja|en)(?=\/|$)/;
const STATIC = /^\/(?:_next\/static|icons)\/|^\/[\w-]+\.(?:js|svg|css|webmanifest)$/;

// Path prefixes of uncached API endpoints, and the health checks.
const CALLS = [
  ...['/api/account', '/api/admin', '/api/appeals', '/api/auth', '/api/boards', '/api/dumps', '/api/events', '/api/keywords', '/api/live'],
  ...[
    '/api/me',
    '/api/moderation',
    '/api/news',
    '/api/random-stage',
    '/api/records',
    '/api/reports',
    '/api/revalidate',
    '/api/uploads',
    '/api/v1',
  ],
  ...['/healthz', '/readyz'],
];

const PAGES = [...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES.filter((route) => route !== '/[...rest]')];
const FILES = Object.keys(CACHED_FILES);
const findFile = matchRoutes(FILES);
const findPage = matchRoutes(PAGES);

/** All values that `routeName` can return. The set is fixed so that user input never reaches metrics or logs. */
export const ROUTE_NAMES: ReadonlySet<string> = new Set([...PAGES, ...FILES, ...CALLS, 'static', 'unknown']);

/** Returns the name of a path for metrics and logs, which is its route pattern without the language. */
export function routeName(pathname: string): string {
  if (STATIC.test(pathname)) return 'static';
  const call = CALLS.find((route) => pathname === route || pathname.startsWith(`${route}/`));
  return findFile(pathname)?.route ?? call ?? findPage(pathname.replace(LANGUAGE, '') || '/')?.route ?? 'unknown';
}
