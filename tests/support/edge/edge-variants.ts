import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** The address and the headers of a request. */
export type Asked = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };

/**
 * Returns the request that an open home page's router sends for another page. Its response contains only the difference
 * from the open page.
 */
export async function navigation(path: string, locale: Language): Promise<Asked> {
  const from = localePath(locale, '/');
  const tree = encodeURIComponent(
    JSON.stringify(['', { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }] }, null, 'refetch']),
  );
  const hash = await computeCacheBustingSearchParam(undefined, undefined, tree, from);
  const address = new URL(localePath(locale, path), 'http://site');
  address.searchParams.set('_rsc', hash);
  return { path: address.pathname + address.search, headers: { rsc: '1', 'next-router-state-tree': tree, 'next-url': from } };
}

/** Returns the requests for a page in both languages, as HTML and as a navigation payload. */
export async function inEveryForm(path: string): Promise<Asked[]> {
  const payloads = await Promise.all(LANGUAGES.map((locale) => navigation(path, locale)));
  return [...LANGUAGES.map((locale) => ({ path: localePath(locale, path) })), ...payloads];
}
