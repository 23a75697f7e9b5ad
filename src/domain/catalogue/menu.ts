import { nameInGame } from '#domain/catalogue/names/name-in-game.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Catalogue } from './create-catalogue.ts';
import { datedTitle, eventsNewestFirst } from './event-date.ts';
import { eventRoute, gameRoute, speedrunRoute, stageRoute, stagesRoute, totalRoute } from './routes.ts';
import { type Menu, type Series, SITE_SERIES, type Total } from './rows.ts';
import { stagesOfTotal } from './stage-places.ts';

/** One menu item. Its name is taken from the catalogue or, for a page on the site, from the interface texts. */
export type MenuItem = { readonly route: string; readonly name: Localised | { readonly page: string } };

/** A list of stages in the drawer: a rule's total, then the stages with that rule. */
export type StageList = { readonly name: Localised; readonly items: readonly MenuItem[] };

const NEWEST_EVENTS = 10; // Maximum number of events in a menu. The full archive has its own page.

/** Returns the series that have a header menu, in display order. */
export function menuSeries(catalogue: Catalogue): Series[] {
  return [...catalogue.series.values()].filter((series) => catalogue.menus.has(series.id)).sort((a, b) => a.order - b.order);
}

/** The header menu of a series: the page of the game, its pages, its totals with their numbers of stages, and its lists. */
export type SeriesMenu = {
  readonly hub: MenuItem | undefined;
  readonly pages: readonly MenuItem[];
  readonly totals: readonly (MenuItem & { readonly stages: number })[];
  readonly lists: readonly MenuItem[]; // the newest events, or all speedruns
};

/** Returns the header menu of a series, which is empty for a series without a menu. */
export function menuOf(catalogue: Catalogue, seriesId: number): SeriesMenu {
  const menu = findMenu(catalogue, seriesId);
  if (!menu) return { hub: undefined, pages: [], totals: [], lists: [] };
  return {
    hub: hubOf(catalogue, menu),
    pages: pagesOf(menu),
    totals: totalsOf(catalogue, menu).map((total) => ({
      ...totalItem(catalogue, total),
      stages: stagesOfTotal(catalogue, total.id).length,
    })),
    lists: menu.lists.flatMap((list) => LISTS[list](catalogue).slice(0, list === 'events' ? NEWEST_EVENTS : undefined)),
  };
}

/** Returns the drawer items of a series, with every event and speedrun and one list of stages per rule. */
export function drawerOf(
  catalogue: Catalogue,
  seriesId: number,
): { readonly items: readonly MenuItem[]; readonly lists: readonly StageList[] } {
  const menu = findMenu(catalogue, seriesId);
  if (!menu) return { items: [], lists: [] };
  const totals = totalsOf(catalogue, menu);
  const sums = totals.filter((total) => total.rules.length !== 1);
  return {
    items: [
      ...[hubOf(catalogue, menu) ?? []].flat(),
      ...pagesOf(menu),
      ...sums.map((total) => totalItem(catalogue, total)),
      ...menu.lists.flatMap((list) => LISTS[list](catalogue)),
    ],
    lists: totals.flatMap((total) => listOfRule(catalogue, total)),
  };
}

function listOfRule(catalogue: Catalogue, total: Total): StageList[] {
  const rule = total.rules.length === 1 ? catalogue.rules.get(total.rules[0] ?? -1) : undefined;
  if (!rule) return [];
  const stages = stagesOfTotal(catalogue, total.id).map((stage) => {
    const isHome = !('rule' in stage) || stage.rule === rule.id;
    return { route: stageRoute(stage.id) + (isHome ? '' : `?rule=${rule.id}`), name: stage.name };
  });
  return [{ name: nameInGame(catalogue, rule.id, rule.name), items: [totalItem(catalogue, total), ...stages] }];
}

/** Finds the menu of a series. An alias (`listOf`) has the menu of its target. */
const findMenu = (catalogue: Catalogue, seriesId: number): Menu | undefined =>
  catalogue.menus.get(catalogue.series.get(seriesId)?.listOf ?? seriesId);

/** Returns the page of the game. The site and limited events have none: their own pages are in the menu. */
function hubOf(catalogue: Catalogue, { id, pages }: Menu): MenuItem | undefined {
  const series = catalogue.series.get(id);
  return series && pages.length === 0 ? { route: gameRoute(id), name: series.name } : undefined;
}

const pagesOf = ({ id, pages }: Menu): MenuItem[] =>
  [...pages, ...(id === SITE_SERIES ? [stagesRoute] : [])].map((page) => ({ route: page, name: { page } }));
const totalsOf = (catalogue: Catalogue, menu: Menu): Total[] => menu.totals.flatMap((id) => catalogue.totals.get(id) ?? []);

function totalItem(catalogue: Catalogue, { id, name, rules: [first, ...others] }: Total): MenuItem {
  return { route: totalRoute(id), name: first === undefined || others.length > 0 ? name : nameInGame(catalogue, first, name) };
}

const LISTS: Record<Menu['lists'][number], (catalogue: Catalogue) => MenuItem[]> = {
  stages: () => [], // The drawer lists stages by rule, and the header's menu only the most played ones.
  events: (catalogue) => eventsNewestFirst(catalogue).map((event) => ({ route: eventRoute(event.id), name: datedTitle(event) })),
  speedruns: (catalogue) => [...catalogue.speedruns.values()].map(({ id, name }) => ({ route: speedrunRoute(id), name })),
};
