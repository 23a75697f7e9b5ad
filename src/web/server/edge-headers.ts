import { pageKeys } from '#domain/edge/page-keys.ts';

const EDGE_TTL_S = 86_400; // the edge is purged on every change; this bounds staleness when a purge is lost

/** Browsers revalidate on every use, because they cannot be purged. */
export const ASK_EACH_TIME = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

// These routes set cache-control themselves.
const SETS_CACHE_CONTROL = /^\/(?:api|sitemaps)\/|^\/(?:calendar\.ics|robots\.txt|sitemap\.xml)$|\/(?:card\.png|event\.ics)$/;

/**
 * Headers that let the edge cache a response, with its purge keys (decision 0097). Only the proxy can set them in Next, before the status
 * is known; the edge stores only 200 responses.
 */
export function edgeHeaders(method: string, pathname: string, search: string): Readonly<Record<string, string>> {
  const keys = method === 'GET' || method === 'HEAD' ? pageKeys(pathname, search) : undefined;
  if (!keys) return {};
  return {
    'surrogate-key': keys.join(' '),
    'surrogate-control': `max-age=${EDGE_TTL_S}`,
    ...(!SETS_CACHE_CONTROL.test(pathname) && ASK_EACH_TIME),
  };
}
