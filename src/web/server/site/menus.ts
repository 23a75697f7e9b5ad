import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { drawerOf, type MenuItem, menuOf, menuSeries } from '#domain/catalogue/menu.ts';
import { stageRoute, stagesRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, SITE_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import type { SeriesPlaces } from '#domain/catalogue/series-of-route.ts';
import { seriesPlaces } from '#domain/catalogue/series-places.ts';
import { inLanguage, isLanguage, type Language } from '#domain/shared/language.ts';
import { getMenuFacts, type MenuSeries } from '#usecases/site/get-menu-facts.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { type MenuFactLines, menuFactLines } from './menu-facts.ts';

/** A menu item as sent to the browser: its address, its text and, after it, a number with its word. */
export type Line = readonly [href: string, text: string, fact?: string];
/**
 * A series menu in the header of every page: the label of its button and the paths (without ids) that belong to the
 * series.
 */
export type HeaderMenu = { readonly id: number; readonly label: string; readonly pages: readonly string[] };
/** Links for a series in the drawer and on the site map: its pages and totals, and its stages by rule. */
export type SeriesLinks = {
  readonly id: number;
  readonly label: string;
  readonly title: string;
  readonly count: string; // number of pages, stages, events or categories
  readonly lines: readonly Line[];
  readonly lists: readonly { readonly name: string; readonly lines: readonly Line[] }[];
};
/** Links for a series, and those in its header menu: the page of the game, and one or two lists. */
export type SeriesLists = SeriesLinks & {
  readonly hub: Line | undefined;
  readonly menu: readonly { readonly title: string | undefined; readonly lines: readonly Line[] }[];
};

// Pages of the site that are in the footer, but in no series menu.
const FOOTER_PAGES = ['/log', '/data', '/developers'];

/** Returns the header menus in a language and the lookup from a page to its series. */
export function headerMenus(catalogue: Catalogue, locale: Language): { menus: HeaderMenu[]; places: SeriesPlaces } {
  const menus = menuSeries(catalogue).map(({ id, name }) => ({
    id,
    label: labelOf(locale, id, inLanguage(name, locale)),
    pages: [...menuOf(catalogue, id).pages.map(({ route }) => route), ...(id === SITE_SERIES ? FOOTER_PAGES : [])],
  }));
  return { menus, places: seriesPlaces(catalogue) };
}

/** Returns the links for every series, as the site map lists them. */
export async function readSeriesLinks(locale: Language): Promise<SeriesLinks[]> {
  const catalogue = await readCatalogue();
  return menuSeries(catalogue).map(({ id, name }) => {
    const { items, lists } = drawerOf(catalogue, id);
    const label = labelOf(locale, id, inLanguage(name, locale));
    return {
      id,
      label,
      title: id === SITE_SERIES ? label : inLanguage(name, locale),
      count: countOf(catalogue, id, items.length, locale),
      lines: items.map((item) => lineOf(locale, item)),
      lists: lists.map((list) => ({ name: inLanguage(list.name, locale), lines: list.items.map((item) => lineOf(locale, item)) })),
    };
  });
}

/**
 * Returns the links and facts of all menus, which the browser loads before a menu or the drawer opens. Returns undefined
 * for an unknown language.
 */
export async function readMenus(locale: string): Promise<{ data: SeriesLists[]; facts: MenuFactLines } | undefined> {
  if (!isLanguage(locale)) return undefined;
  const [catalogue, links, facts] = await Promise.all([readCatalogue(), readSeriesLinks(locale), getMenuFacts(deps())]);
  const seriesFacts = new Map(facts.series.map((each) => [each.id, each]));
  return {
    data: links.map((series) => ({ ...series, ...headerLists(catalogue, series.id, seriesFacts.get(series.id), locale) })),
    facts: menuFactLines(catalogue, facts, locale),
  };
}

function headerLists(catalogue: Catalogue, id: number, facts: MenuSeries | undefined, locale: Language): Pick<SeriesLists, 'hub' | 'menu'> {
  const { count, hub: hubText, totals: totalsTitle, mostPlayed, allStages } = messagesOf(locale).menu;
  const { hub, pages, totals, lists } = menuOf(catalogue, id);
  const totalLines = totals.map((total): Line => [...lineOf(locale, total), countText(count.stages, locale, total.stages)]);
  if (!hub || !facts || id === SPEEDRUN_SERIES) {
    const lines = [...pages.map((item) => lineOf(locale, item)), ...totalLines.map(([href, text]): Line => [href, text])];
    return {
      hub: hub && facts && [...lineOf(locale, hub), fill(hubText, hubFacts(id, facts, locale))],
      menu: [lines, lists.map((item) => lineOf(locale, item))]
        .filter(({ length }) => length > 0)
        .map((each) => ({ title: undefined, lines: each })),
    };
  }
  const all: Line = [localePath(locale, `${stagesRoute}#game-${id}`), countText(allStages, locale, facts.places)];
  const played = facts.mostPlayed.map(
    ({ stage, players }): Line => [
      localePath(locale, stageRoute(stage.id)),
      inLanguage(stage.name, locale),
      countText(count.players, locale, players),
    ],
  );
  return {
    hub: [...lineOf(locale, hub), fill(hubText, hubFacts(id, facts, locale))],
    menu: [{ title: totalsTitle, lines: [...totalLines, all] }, ...(played.length > 0 ? [{ title: mostPlayed, lines: played }] : [])],
  };
}

function hubFacts(id: number, { places, records }: MenuSeries, locale: Language): Readonly<Record<'places' | 'records', string>> {
  const { count } = messagesOf(locale).menu;
  const [placeWords, recordWords] = id === SPEEDRUN_SERIES ? [count.speedruns, count.runs] : [count.stages, count.records];
  return { places: countText(placeWords, locale, places), records: countText(recordWords, locale, records) };
}

function countOf(catalogue: Catalogue, id: number, pages: number, locale: Language): string {
  const { count } = messagesOf(locale).menu;
  if (id === SITE_SERIES) return countText(count.pages, locale, pages);
  if (id === EVENT_SERIES) return countText(count.events, locale, catalogue.events.size);
  if (id === SPEEDRUN_SERIES) return countText(count.speedruns, locale, catalogue.speedruns.size);
  return countText(count.stages, locale, [...catalogue.stages.values()].filter(({ series }) => series === id).length);
}

const labelOf = (locale: Language, seriesId: number, name: string): string =>
  (messagesOf(locale).shell.seriesMenu as Readonly<Record<string, string>>)[seriesId] ?? name;

function lineOf(locale: Language, { route, name }: MenuItem): readonly [href: string, text: string] {
  const pages: Readonly<Record<string, string>> = messagesOf(locale).shell.pages;
  return [localePath(locale, route), 'page' in name ? (pages[name.page] ?? name.page) : inLanguage(name, locale)];
}
