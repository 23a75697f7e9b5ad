import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { drawerOf, menuOf, menuSeries } from './menu.ts';

const catalogue = contentCatalogue();
const itemsOf = (seriesId: number) => {
  const { hub, pages, totals, lists } = menuOf(catalogue, seriesId);
  return [...(hub ? [hub] : []), ...pages, ...totals, ...lists];
};
const routes = (seriesId: number) => itemsOf(seriesId).map((item) => item.route);

test('the header has menus for series 0 to 6 and 9, in that order', () => {
  expect(menuSeries(catalogue).map((series) => series.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 9]);
});

test("a game's menu contains its page, then its totals with their numbers of stages", () => {
  expect(routes(1)).toEqual(['/game/1', '/total/10', '/total/11']);
  expect(routes(2)).toEqual(['/game/2', ...[20, 21, 22, 25, 29].map((id) => `/total/${id}`)]);
  expect(routes(9)).toEqual(['/game/9', '/total/91']);
  expect(menuOf(catalogue, 1).totals.map(({ stages }) => stages)).toEqual([5, 5]);
});

test('the menus of a game name its totals and rules without the family of rules at the beginning', () => {
  const totals = menuOf(catalogue, 2).totals.map(({ name }) => name);
  expect(totals[0]).toEqual(catalogue.totals.get(20)?.name);
  expect(totals[1]).toEqual({ en: 'Dew Eggs Total', ja: '卵あり 総合' });
  const [list] = drawerOf(catalogue, 2).lists;
  expect([list?.name, list?.items[0]?.name]).toEqual([{ en: 'Dew Eggs', ja: '卵あり' }, totals[1]]);
});

test('the site menu labels pages with interface texts and totals with their catalogue names', () => {
  const items = itemsOf(0);
  expect(items[0]).toEqual({ route: '/', name: { page: '/' } });
  expect(items.find((item) => item.route === '/total/1')?.name).toEqual(catalogue.totals.get(1)?.name);
});

test('series 5 and 7 share a menu with the ten newest events and their dates', () => {
  expect(routes(5).slice(0, 4)).toEqual(['/limited', '/calendar', '/total/4', '/limited/250905']);
  expect(routes(5)).toHaveLength(3 + 10);
  expect(itemsOf(5)[3]?.name).toEqual({ en: '2025/09/05 Trowel Trick Trial', ja: '2025/09/05 札取り試し会' });
  expect(menuOf(catalogue, 7)).toEqual(menuOf(catalogue, 5));
});

test('the drawer lists every event and speedrun', () => {
  expect(drawerOf(catalogue, 5).items).toHaveLength(3 + catalogue.events.size);
  expect(drawerOf(catalogue, 6).items).toHaveLength(1 + catalogue.speedruns.size);
});

test('the drawer lists all stages by rule, except the retired ones', () => {
  const stageRoutes = (seriesId: number) => drawerOf(catalogue, seriesId).lists.map(({ items }) => items.map((item) => item.route));
  expect(stageRoutes(1).map((list) => list.slice(0, 2))).toEqual([
    ['/total/10', '/stage/101'],
    ['/total/11', '/stage/101?rule=11'],
  ]);
  expect(drawerOf(catalogue, 2).items.map((item) => item.route)).toEqual(['/game/2', '/total/20']);
  const listed = new Set(menuSeries(catalogue).flatMap(({ id }) => stageRoutes(id).flat()));
  for (const { id, retired } of catalogue.stages.values()) expect(listed.has(`/stage/${id}`)).toBe(!retired);
});

test('the menu of series 6 lists the speedruns, and a series without a menu has no items', () => {
  expect(routes(6)).toHaveLength(1 + 17);
  expect(routes(31)).toEqual([]);
});

test('every route appears at most once in a menu', () => {
  for (const { id } of menuSeries(catalogue)) expect(new Set(routes(id)).size).toBe(routes(id).length);
});
