import { isOwnedPage, pageKeys } from '#domain/edge/page-keys.ts';

// The edge cache is purged on every change. This limit bounds how long a page can be stale when a purge is lost.
const EDGE_TTL_S = 86_400;

/** Makes browsers revalidate on every use, because their caches cannot be purged. */
export const ASK_EACH_TIME = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

// Routes that set their own Cache-Control header.
const SETS_CACHE_CONTROL = /^\/(?:api|sitemaps)\/|^\/(?:calendar\.ics|robots\.txt|sitemap\.xml)$|\/(?:card\.png|event\.ics|feeds\/.+)$/;

/**
 * Returns the headers that let the edge cache a response, including its purge keys (decision 0097). In Next, only the
 * proxy can set these headers, before the status is known. The edge therefore stores only responses with status 200.
 * Pages that their owner may see earlier than others are never cached for a session.
 */
export function edgeHeaders(method: string, pathname: string, search: string, hasSession: boolean): Readonly<Record<string, string>> {
  if (hasSession && isOwnedPage(pathname)) return { 'cache-control': 'private, no-store' };
  const keys = method === 'GET' || method === 'HEAD' ? pageKeys(pathname, search) : undefined;
  if (!keys) return {};
  return {
    'surrogate-key': keys.join(' '),
    'surrogate-control': `max-age=${EDGE_TTL_S}`,
    ...(!SETS_CACHE_CONTROL.test(pathname) && ASK_EACH_TIME),
  };
}
