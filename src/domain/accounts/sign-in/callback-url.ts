const MAX_LENGTH = 2_000;

// Paths that are not allowed as a redirect target, because they sign out, call the API or cause a redirect loop.
const NOT_A_PAGE = /^\/(?:ja\/)?(?:api|_next|auth\/(?:login|logout|not-me|register|reset|second-factor)|error)(?:\/|$)/i;

/**
 * Returns the redirect target after signing in or out: a path on this site with its query, or `/` when the requested
 * target is invalid or belongs to another origin.
 */
export function callbackPath(text: string | null | undefined, siteUrl: string): string {
  if (!text || text.length > MAX_LENGTH) return '/';
  const site = new URL(siteUrl);
  const url = URL.parse(text, site);
  if (!url || url.origin !== site.origin || url.username !== '' || url.password !== '') return '/';
  const path = url.pathname.replace(/^\/{2,}/, '/'); // Browsers would read a leading '//' as the start of a host name.
  if (NOT_A_PAGE.test(path) || /[\\\p{Cc}]/u.test(path)) return '/';
  return path + url.search + url.hash;
}
