import { pageKeys } from '#domain/edge/page-keys.ts';

const EDGE_TTL_S = 86_400; // it is told of every change; this is how long it would believe a lost word

/** Browsers ask each time whether it changed: nobody tells them when it does. */
export const ASK_EACH_TIME = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

// Files and lists say themselves how long a browser may keep them.
const SAYS_ITSELF = /^\/(?:api|sitemaps)\/|^\/(?:calendar\.ics|robots\.txt|sitemap\.xml)$|\/(?:card\.png|event\.ics)$/;

/**
 * What tells the edge to keep an answer, and under which names (decision 0097). Next lets nobody but the proxy say it, which knows no status: the
 * edge keeps nothing but a 200.
 */
export function edgeHeaders(method: string, pathname: string, search: string): Readonly<Record<string, string>> {
  const keys = method === 'GET' || method === 'HEAD' ? pageKeys(pathname, search) : undefined;
  if (!keys) return {};
  return {
    'surrogate-key': keys.join(' '),
    'surrogate-control': `max-age=${EDGE_TTL_S}`,
    ...(!SAYS_ITSELF.test(pathname) && ASK_EACH_TIME),
  };
}
