const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * The status with which a request is refused before a page or a route sees it, as nginx does where there is one (ops/edge/nginx/site.conf): 400 for an
 * address that is not UTF-8, 405 for a page that is not just read, because all writes go to the API. Undefined for all others.
 */
export function refusedStatus(method: string, pathname: string): 400 | 405 | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return 400;
  }
  return isApiPath(pathname) || PAGE_METHODS.includes(method) ? undefined : 405;
}

export const isApiPath = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);
