const MAX_LENGTH = 2_000;

// Paths that a callback must not lead to: they would sign out, call the API or cause a redirect loop.
const NOT_A_PAGE = /^\/(?:ja\/)?(?:api|_next|auth\/(?:login|logout|register|reset)|error)(?:\/|$)/i;

/**
 * The redirect target after signing in or out: a path of this site with its query, or `/` for anything else, such as
 * another origin in any spelling.
 */
export function callbackPath(text: string | null | undefined, siteUrl: string): string {
  if (!text || text.length > MAX_LENGTH) return '/';
  const site = new URL(siteUrl);
  const url = URL.parse(text, site);
  if (!url || url.origin !== site.origin || url.username !== '' || url.password !== '') return '/';
  const path = url.pathname.replace(/^\/{2,}/, '/'); // a leading '//' would name a host
  if (NOT_A_PAGE.test(path) || /[\\\p{Cc}]/u.test(path)) return '/';
  return path + url.search + url.hash;
}
