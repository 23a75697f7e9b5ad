import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { LANGUAGES } from '#domain/shared/language.ts';
import type { Shot } from './load/plan.ts';

/**
 * Returns the request that the Next.js router sends for a page when its link on the home page is clicked or, with
 * `ahead`, prefetched.
 */
export async function asNavigation({ path }: Shot, ahead: boolean): Promise<Shot> {
  const locale = LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'en';
  const from = `/${locale}`; // path after the locale rewrite, as the router sends it
  const tree = encodeURIComponent(
    JSON.stringify(
      ahead
        ? ['', {}, null, 'metadata-only']
        : ['', { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }] }, null, 'refetch'],
    ),
  );
  const hash = await computeCacheBustingSearchParam(ahead ? '1' : undefined, undefined, tree, from);
  return {
    path: `${path}${path.includes('?') ? '&' : '?'}_rsc=${hash}`,
    headers: { rsc: '1', 'next-router-state-tree': tree, 'next-url': from, ...(ahead && { 'next-router-prefetch': '1' }) },
  };
}
