import type { Localised } from '#domain/shared/language.ts';
import type { Catalogue } from './create-catalogue.ts';
import { datedTitle, eventsNewestFirst } from './event-date.ts';
import { eventRoute, speedrunRoute, stageRoute, totalRoute } from './routes.ts';
import type { Menu, Series, Total } from './rows.ts';
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

/** Returns the header menu of a series: its pages, its totals and its lists, with only the newest events. */
export function menuOf(catalogue: Catalogue, seriesId: number): MenuItem[] {
  const menu = findMenu(catalogue, seriesId);
  if (!menu) return [];
  return [
    ...pagesOf(menu),
    ...totalsOf(catalogue, menu).map(totalItem),
    ...menu.lists.flatMap((list) =>
      list === 'events' ? LISTS.events(catalogue, menu).slice(0, NEWEST_EVENTS) : LISTS[list](catalogue, menu),
    ),
  ];
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
      ...pagesOf(menu),
      ...sums.map(totalItem),
      ...menu.lists.filter((list) => list !== 'stages').flatMap((list) => LISTS[list](catalogue, menu)),
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
  return [{ name: rule.name, items: [totalItem(total), ...stages] }];
}

/** Finds the menu of a series. An alias (`listOf`) has the menu of its target. */
const findMenu = (catalogue: Catalogue, seriesId: number): Menu | undefined =>
  catalogue.menus.get(catalogue.series.get(seriesId)?.listOf ?? seriesId);

const pagesOf = (menu: Menu): MenuItem[] => menu.pages.map((page) => ({ route: page, name: { page } }));
const totalsOf = (catalogue: Catalogue, menu: Menu): Total[] => menu.totals.flatMap((id) => catalogue.totals.get(id) ?? []);
const totalItem = ({ id, name }: Total): MenuItem => ({ route: totalRoute(id), name });

const LISTS: Record<Menu['lists'][number], (catalogue: Catalogue, menu: Menu) => MenuItem[]> = {
  stages: (catalogue, menu) =>
    [...catalogue.stages.values()]
      .filter((stage) => stage.series === menu.id && !stage.retired)
      .map(({ id, name }) => ({ route: stageRoute(id), name })),
  events: (catalogue) => eventsNewestFirst(catalogue).map((event) => ({ route: eventRoute(event.id), name: datedTitle(event) })),
  speedruns: (catalogue) => [...catalogue.speedruns.values()].map(({ id, name }) => ({ route: speedrunRoute(id), name })),
};
