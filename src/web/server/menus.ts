import 'server-only';
import { drawerOf, type MenuItem, menuOf, menuSeries } from '#domain/catalogue/menu.ts';
import type { SeriesPlaces } from '#domain/catalogue/series-of-route.ts';
import { seriesPlaces } from '#domain/catalogue/series-places.ts';
import { isLocale, type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from './catalogue.ts';

/** A line of a menu as it travels. */
export type Line = readonly [href: string, text: string];
/** One series' menu in the header. */
export type HeaderMenu = { readonly id: number; readonly label: string; readonly title: string; readonly lines: readonly Line[] };
/** One series in the drawer: its own lines, and its stages in collapsible lists. */
export type DrawerSeries = {
  readonly id: number;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly lists: readonly { readonly name: string; readonly lines: readonly Line[] }[];
};

/** The header's menus in a language, and what tells which of them a page belongs to. */
export async function readHeaderMenus(locale: Locale): Promise<{ menus: HeaderMenu[]; places: SeriesPlaces }> {
  const catalogue = await readCatalogue();
  const menus = menuSeries(catalogue).map(({ id, name }) => ({
    id,
    label: labelOf(locale, id, name[locale]),
    title: name[locale],
    lines: menuOf(catalogue, id).map((item) => lineOf(locale, item)),
  }));
  return { menus, places: seriesPlaces(catalogue) };
}

/** The drawer's lists, which are fetched when it is first opened; undefined for a language that we do not speak. */
export async function readDrawerLists(locale: string): Promise<DrawerSeries[] | undefined> {
  if (!isLocale(locale)) return undefined;
  const catalogue = await readCatalogue();
  return menuSeries(catalogue).map(({ id, name }) => {
    const { items, lists } = drawerOf(catalogue, id);
    return {
      id,
      label: labelOf(locale, id, name[locale]),
      lines: items.map((item) => lineOf(locale, item)),
      lists: lists.map((list) => ({ name: list.name[locale], lines: list.items.map((item) => lineOf(locale, item)) })),
    };
  });
}

const labelOf = (locale: Locale, seriesId: number, name: string): string =>
  (messagesOf(locale).frame.seriesMenu as Readonly<Record<string, string>>)[seriesId] ?? name;

function lineOf(locale: Locale, { route, name }: MenuItem): Line {
  const pages: Readonly<Record<string, string>> = messagesOf(locale).frame.pages;
  return [localePath(locale, route), 'page' in name ? (pages[name.page] ?? name.page) : name[locale]];
}
