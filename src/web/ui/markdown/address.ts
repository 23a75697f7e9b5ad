const SITE = 'https://site.invalid';

const HOST = /^[a-z\d.-]+$/; // names of other scripts are written so as well; WHATWG allows more signs than any name has

/** The address as a link may have it: https of anybody, a page of this site, or a place on the same page; undefined for all others. */
export function followable(written: string): string | undefined {
  const url = URL.parse(written, SITE);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== SITE) return /^https:\/\//i.test(written) && HOST.test(url.hostname) ? url.href : undefined;
  if (written.startsWith('#')) return url.hash || undefined;
  // Two slashes could become another site's name once a language is taken from the front.
  const isPage = written.startsWith('/') && !url.pathname.includes('//') && !/^\/api(\/|$)/.test(url.pathname);
  return isPage ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
