import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { DUELS_PER_PAGE, duelsOfPart, duelsOfSeries, findDuelPart, pageOfGroups, seriesOfDuels } from './duel-part.ts';

const catalogue = contentCatalogue();

const duel = (seriesId: number, players: 'a' | 'b' | 'ab', kind: 'stage' | 'speedrun' = 'stage') => ({
  board: { kind, seriesId },
  a: players === 'b' ? null : {},
  b: players === 'a' ? null : {},
});
const find = (duels: readonly ReturnType<typeof duel>[], query: { boards?: string; series?: string | string[]; page?: number } = {}) =>
  findDuelPart(catalogue, duels, { boards: query.boards, series: query.series, page: query.page ?? 1 });

test('without a query, lists the closest boards that both players have played', () => {
  expect(find([duel(1, 'a'), duel(3, 'ab')])).toEqual({
    ok: true,
    value: { scope: 'both', seriesId: undefined, isOverview: true, pages: 1 },
  });
  expect(find([])).toMatchObject({ ok: true, value: { isOverview: true, pages: 1 } });
});

test('lists the requested series, even if neither player has played it under the filter', () => {
  expect(find([duel(1, 'ab'), duel(2, 'a')], { series: '2' })).toMatchObject({ value: { scope: 'both', seriesId: 2, isOverview: false } });
  expect(find([duel(1, 'ab')], { series: '4', boards: 'all' })).toMatchObject({ value: { scope: 'all', seriesId: 4, pages: 1 } });
});

test('a later page, or the scope in the query, lists boards in full', () => {
  const duels = Array.from({ length: DUELS_PER_PAGE + 1 }, () => duel(2, 'ab'));
  expect(find(duels, { page: 2 })).toMatchObject({ value: { isOverview: false, pages: 2 } });
  expect(find(duels, { boards: 'both' })).toMatchObject({ value: { isOverview: false, pages: 2 } });
});

test.each([
  { series: '99' },
  { series: '02' },
  { series: '' },
  { series: ['1', '2'] },
  { series: '2', page: 3 },
  { boards: 'none' },
  { boards: '' },
])('rejects %j as a bad filter', (query) => {
  const duels = Array.from({ length: DUELS_PER_PAGE + 1 }, () => duel(2, 'ab'));
  expect(find(duels, { series: '2', page: 2 })).toMatchObject({ ok: true, value: { pages: 2 } });
  expect(find(duels, query)).toEqual({ ok: false, error: 'bad-filter' });
});

test('only the scope of all boards has those that one player never played', () => {
  const duels = [duel(1, 'a'), duel(1, 'ab'), duel(2, 'ab'), duel(2, 'b')];
  expect(duelsOfPart(duels, { scope: 'both', seriesId: undefined })).toEqual([duels[1], duels[2]]);
  expect(duelsOfPart(duels, { scope: 'all', seriesId: 2 })).toEqual([duels[2], duels[3]]);
});

test('speedruns are a series of their own, and series are in the order of the menus', () => {
  const duels = [duel(2, 'ab', 'speedrun'), duel(4, 'ab'), duel(31, 'ab'), duel(2, 'ab')];
  expect(seriesOfDuels(catalogue, duels)).toEqual([2, 31, 4, 6]);
  expect(duelsOfSeries(duels, 2)).toEqual([duels[3]]);
  expect(duelsOfSeries(duels, 6)).toEqual([duels[0]]);
});

test('splits groups into pages without losing or repeating a duel', () => {
  const group = (key: string, count: number) => ({ key, duels: Array.from({ length: count }, (_, nth) => `${key}${nth}`) });
  const groups = [group('a', 20), group('b', 5), group('c', 40), group('d', 3)];
  const pages = [1, 2, 3, 4].map((page) => pageOfGroups(groups, page));
  expect(pages.map((page) => page.map(({ key, duels }) => `${key} ${duels.length}`))).toEqual([
    ['a 20', 'b 5', 'c 5'],
    ['c 30'],
    ['c 5', 'd 3'],
    [],
  ]);
  expect(pages.flat().flatMap(({ duels }) => duels)).toEqual(groups.flatMap(({ duels }) => duels));
});
