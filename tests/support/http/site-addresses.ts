import { globSync } from 'node:fs';
import type { Language } from '#domain/shared/language.ts';
import { localeOfPath } from '#web/i18n/failure-words.ts';
import { withoutLocale } from '#web/i18n/locales.ts';
import type { SeriesLists } from '#web/server/site/menus.ts';
import { get } from './request.ts';

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

// Kinds without parameters come first, because /keyword/rules is not a keyword.
const PATTERNS = globSync('src/app/**/page.tsx')
  .map((file) => file.replace(/^src\/app\/\[locale\]/, '').replace(/\/page\.tsx$/, '') || '/')
  .filter((kind) => !kind.includes('[...'))
  .toSorted((a, b) => a.split('[').length - b.split('[').length || a.localeCompare(b))
  .map((kind) => ({ kind, pattern: new RegExp(`^${kind.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }));

/** Every kind of page on the site, named after its folder, such as /stage/[stageId]. */
export const PAGE_KINDS: readonly string[] = PATTERNS.map(({ kind }) => kind);

/** Returns the kind of page at an address: /ja/stage/201 is a /stage/[stageId]. */
export function kindOf(address: string): string | undefined {
  const route = withoutLocale(withoutQuery(address));
  return PATTERNS.find(({ pattern }) => pattern.test(route))?.kind;
}

/** Returns the first address of each kind. */
export const oneOfEachKind = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.toReversed().map((address) => [kindOf(address), address])).values(),
];

export const isInLocale = (locale: Language, address: string): boolean => localeOfPath(address) === locale;

/** Returns every address in the sitemap for a language. */
export async function readSitemap(locale: Language, site?: string): Promise<string[]> {
  const files = await addressesIn('/sitemap.xml', site);
  const listed = await Promise.all(files.map((file) => addressesIn(file, site)));
  return listed.flat().filter((address) => isInLocale(locale, address));
}

async function addressesIn(file: string, site?: string): Promise<string[]> {
  const xml = await (await get(file, { ...(site && { site }) })).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&apos;', "'").replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/**
 * Returns every address in the menus for a language. `entries` are those in the header menus and in the first list of
 * each section in the drawer. `others` are those in the further lists of the drawer.
 */
export async function readMenus(locale: Language): Promise<{ entries: string[]; others: string[] }> {
  const { data } = (await (await get(`/api/menu/${locale}`)).json()) as { data: readonly SeriesLists[] };
  const addresses = (lines: SeriesLists['lines'] = []) => lines.map(([href]) => href.replace(/#.*/s, ''));
  const lists = data.flatMap((series) => series.lists.map(({ lines }) => addresses(lines)));
  const entries = new Set([
    ...data.flatMap(({ menu, lines }) => [...menu.flatMap((list) => addresses(list.lines)), ...addresses(lines)]),
    ...lists.flatMap(([first]) => first ?? []),
  ]);
  return { entries: [...entries], others: [...new Set(lists.flat())].filter((address) => !entries.has(address)) };
}
