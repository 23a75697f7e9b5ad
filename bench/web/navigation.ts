import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { LOCALES } from '#web/i18n/locales.ts';
import type { Shot } from './load/plan.ts';

/** A page as the router asks for it when its link is pressed on the top page, or, `ahead`, when the link comes into sight there. */
export async function asNavigation({ path }: Shot, ahead: boolean): Promise<Shot> {
  const locale = LOCALES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'en';
  const from = `/${locale}`; // as the router names it, after the rewrite
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
