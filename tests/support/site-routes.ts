import { globSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { type Locale, withoutLocale } from '#web/i18n/locales.ts';
import type { SeriesLists } from '#web/server/menus.ts';

/** An address without its query and fragment. */
const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

// Those without a number or name first: /keyword/rules is no keyword.
const KINDS = globSync('src/app/**/page.tsx')
  .map((file) => file.replace(/^src\/app\/\[locale\]/, '').replace(/\/page\.tsx$/, '') || '/')
  .filter((kind) => !kind.includes('[...'))
  .toSorted((a, b) => a.split('[').length - b.split('[').length)
  .map((kind) => ({ kind, pattern: new RegExp(`^${kind.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }));

/** The kind of page that answers an address, as its folder is called: /ja/stage/201 is a /stage/[stageId]. */
export const kindOf = (address: string): string | undefined => {
  const route = withoutLocale(pathOf(address));
  return KINDS.find(({ pattern }) => pattern.test(route))?.kind;
};

/** The first address of each kind. */
export const oneOfEachKind = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.toReversed().map((address) => [kindOf(address), address])).values(),
];

export const isIn = (locale: Locale, address: string): boolean => (locale === 'ja') === /^\/ja(\/|$)/.test(pathOf(address));

/** Every address that the sitemap lists in a language, as the site tells it. */
export async function readSitemap(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const parts = await addressesIn(request, '/sitemap.xml');
  const listed = await Promise.all(parts.map((part) => addressesIn(request, part)));
  return listed.flat().filter((address) => isIn(locale, address));
}

async function addressesIn(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Every entry of the menus in a language, as the site tells it: what the header's menus hold, and of each further list of the drawer the first; and the rest of those lists. */
export async function readMenus(request: APIRequestContext, locale: Locale): Promise<{ entries: string[]; others: string[] }> {
  const { data } = (await (await request.get(`/api/menu/${locale}`)).json()) as { data: readonly SeriesLists[] };
  const hrefs = (lines: SeriesLists['menu'] = []) => lines.map(([href]) => href);
  const lists = data.flatMap((series) => series.lists.map(({ lines }) => hrefs(lines)));
  const entries = new Set([
    ...data.flatMap(({ menu, lines }) => [...hrefs(menu), ...hrefs(lines)]),
    ...lists.flatMap(([first]) => first ?? []),
  ]);
  return { entries: [...entries], others: [...new Set(lists.flat())].filter((href) => !entries.has(href)) };
}
