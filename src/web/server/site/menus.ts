import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { drawerOf, type MenuItem, menuOf, menuSeries } from '#domain/catalogue/menu.ts';
import type { SeriesPlaces } from '#domain/catalogue/series-of-route.ts';
import { seriesPlaces } from '#domain/catalogue/series-places.ts';
import { inLanguage, isLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';

/** A menu item as sent to the browser. */
export type Line = readonly [href: string, text: string];
/**
 * A series menu in the header of every page: the label of its button and the paths (without ids) that belong to the
 * series.
 */
export type HeaderMenu = { readonly id: number; readonly label: string; readonly pages: readonly string[] };
/**
 * Links for a series: the items in its header menu, and the items and stage lists in the drawer and on the site map.
 */
export type SeriesLists = {
  readonly id: number;
  readonly label: string;
  readonly title: string;
  readonly menu: readonly Line[];
  readonly lines: readonly Line[];
  readonly lists: readonly { readonly name: string; readonly lines: readonly Line[] }[];
};

/** Returns the header menus in a language and the lookup from a page to its series. */
export function headerMenus(catalogue: Catalogue, locale: Language): { menus: HeaderMenu[]; places: SeriesPlaces } {
  const menus = menuSeries(catalogue).map(({ id, name }) => ({
    id,
    label: labelOf(locale, id, inLanguage(name, locale)),
    pages: catalogue.menus.get(id)?.pages ?? [],
  }));
  return { menus, places: seriesPlaces(catalogue) };
}

/**
 * Returns the links for every series, which the browser loads before a menu or the drawer opens. Returns undefined for
 * an unknown language.
 */
export async function readMenuLists(locale: string): Promise<SeriesLists[] | undefined> {
  if (!isLanguage(locale)) return undefined;
  const catalogue = await readCatalogue();
  return menuSeries(catalogue).map(({ id, name }) => {
    const { items, lists } = drawerOf(catalogue, id);
    return {
      id,
      label: labelOf(locale, id, inLanguage(name, locale)),
      title: inLanguage(name, locale),
      menu: menuOf(catalogue, id).map((item) => lineOf(locale, item)),
      lines: items.map((item) => lineOf(locale, item)),
      lists: lists.map((list) => ({ name: inLanguage(list.name, locale), lines: list.items.map((item) => lineOf(locale, item)) })),
    };
  });
}

const labelOf = (locale: Language, seriesId: number, name: string): string =>
  (messagesOf(locale).shell.seriesMenu as Readonly<Record<string, string>>)[seriesId] ?? name;

function lineOf(locale: Language, { route, name }: MenuItem): Line {
  const pages: Readonly<Record<string, string>> = messagesOf(locale).shell.pages;
  return [localePath(locale, route), 'page' in name ? (pages[name.page] ?? name.page) : inLanguage(name, locale)];
}
