import { isOpenRoute } from '#domain/edge/open-routes.ts';

/** Headers of responses that scripts of other sites may read. They are the same for every origin. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Headers of the response to a preflight request. Neither cookies nor `Authorization` are allowed, so scripts of other sites
 * can send no token.
 */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match, last-event-id, cache-control',
  'access-control-max-age': '86400',
};

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the headers that let scripts of other sites read a response, or none for everything that they may not read. */
export const openHeaders = (method: string, pathname: string): Readonly<Record<string, string>> =>
  READS.includes(method) && isOpenRoute(pathname) ? OPEN_HEADERS : {};

/** Returns whether a request asks if a script of another site may read a URL that is open to all. */
export const isOpenPreflight = (method: string, pathname: string): boolean => method === 'OPTIONS' && isOpenRoute(pathname);
