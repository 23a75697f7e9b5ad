import type { Catalogue } from './create-catalogue.ts';
import { datedTitle, eventsNewestFirst } from './event-date.ts';
import { eventRoute, speedrunRoute, stageRoute, totalRoute } from './routes.ts';
import type { Bilingual, Menu, Series } from './rows.ts';

/** One line of a header menu: named by the catalogue, or a page of the site whose name is an interface text. */
export type MenuItem = { readonly route: string; readonly name: Bilingual | { readonly page: string } };

/** The series that have a header menu, in display order. */
export function menuSeries(catalogue: Catalogue): Series[] {
  return [...catalogue.series.values()].filter((series) => catalogue.menus.has(series.id)).sort((a, b) => a.order - b.order);
}

/** The lines of a series' menu: its pages, its totals, then its lists; an alias (`listOf`) gives the menu it stands for. */
export function menuOf(catalogue: Catalogue, seriesId: number): MenuItem[] {
  const menu = catalogue.menus.get(catalogue.series.get(seriesId)?.listOf ?? seriesId);
  if (!menu) return [];
  return [
    ...menu.pages.map((page) => ({ route: page, name: { page } })),
    ...menu.totals.flatMap((id) => catalogue.totals.get(id) ?? []).map(({ id, name }) => ({ route: totalRoute(id), name })),
    ...menu.lists.flatMap((list) => LISTS[list](catalogue, menu)),
  ];
}

const LISTS: Record<Menu['lists'][number], (catalogue: Catalogue, menu: Menu) => MenuItem[]> = {
  stages: (catalogue, menu) =>
    [...catalogue.stages.values()]
      .filter((stage) => stage.series === menu.id && !stage.retired)
      .map(({ id, name }) => ({ route: stageRoute(id), name })),
  events: (catalogue) => eventsNewestFirst(catalogue).map((event) => ({ route: eventRoute(event.id), name: datedTitle(event) })),
  speedruns: (catalogue) => [...catalogue.speedruns.values()].map(({ id, name }) => ({ route: speedrunRoute(id), name })),
};
