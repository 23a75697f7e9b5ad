const SITE = 'https://site.invalid';

// Internationalised names are already in Punycode here. WHATWG allows more characters than any real host name contains.
const HOST = /^[a-z\d.-]+$/;

/**
 * Returns the safe href of a link: any https URL, a page on this site, or an anchor. Returns undefined for everything
 * else.
 */
export function followable(written: string): string | undefined {
  const url = URL.parse(written, SITE);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== SITE) return /^https:\/\//i.test(written) && HOST.test(url.hostname) ? url.href : undefined;
  if (written.startsWith('#')) return url.hash || undefined;
  // Rejects double slashes, which could turn into a host name once the language prefix is removed.
  const isPage = written.startsWith('/') && !url.pathname.includes('//') && !/^\/api(\/|$)/.test(url.pathname);
  return isPage ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
