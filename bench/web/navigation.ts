import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { LANGUAGES } from '#domain/shared/language.ts';
import type { Shot } from './load/plan.ts';

/** Returns the request that the Next.js router sends for a page when its link on the home page is clicked. */
export async function asNavigation({ path }: Shot): Promise<Shot> {
  const locale = LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'en';
  const from = `/${locale}`; // path after the locale rewrite, as the router sends it
  const tree = encodeURIComponent(
    JSON.stringify(['', { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }] }, null, 'refetch']),
  );
  const hash = await computeCacheBustingSearchParam(undefined, undefined, tree, from);
  return { path: withHash(path, hash), headers: { rsc: '1', 'next-router-state-tree': tree, 'next-url': from } };
}

/** Returns the request for a page's route tree that prefetches its link (decision 0130). */
export async function asPrefetch({ path }: Shot): Promise<Shot> {
  const hash = await computeCacheBustingSearchParam('1', '/_tree', undefined, undefined);
  return { path: withHash(path, hash), headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } };
}

const withHash = (path: string, hash: string): string => `${path}${path.includes('?') ? '&' : '?'}_rsc=${hash}`;
