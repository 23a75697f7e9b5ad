import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { DUELS_PER_PAGE, duelsOfSeries, findDuelPart, pageOfGroups, seriesOfDuels } from './duel-part.ts';

const catalogue = contentCatalogue();

const duel = (seriesId: number, players: 'a' | 'b' | 'ab', kind: 'stage' | 'speedrun' = 'stage') => ({
  board: { kind, seriesId },
  a: players === 'b' ? null : {},
  b: players === 'a' ? null : {},
});
const find = (duels: readonly ReturnType<typeof duel>[], series?: string | string[], page = 1) =>
  findDuelPart(catalogue, duels, { series, page });

test('without a series, lists the first series that both players have played', () => {
  expect(find([duel(1, 'a'), duel(3, 'ab'), duel(2, 'ab')])).toEqual({ ok: true, value: { asked: undefined, seriesId: 2, pages: 1 } });
});

test('without a common series, lists the first series with a record', () => {
  expect(find([duel(4, 'b'), duel(3, 'a')])).toMatchObject({ value: { seriesId: 3 } });
  expect(find([])).toEqual({ ok: true, value: { asked: undefined, seriesId: undefined, pages: 1 } });
});

test('lists the requested series, even if neither player has played it under the filter', () => {
  expect(find([duel(1, 'ab'), duel(2, 'a')], '2')).toMatchObject({ value: { asked: 2, seriesId: 2 } });
  expect(find([duel(1, 'ab')], '4')).toEqual({ ok: true, value: { asked: 4, seriesId: 4, pages: 1 } });
});

test.each<[string | string[], number]>([
  ['99', 1],
  ['02', 1],
  ['', 1],
  [['1', '2'], 1],
  ['2', 3],
])('rejects the series %j on page %i as a bad filter', (series, page) => {
  const duels = Array.from({ length: DUELS_PER_PAGE + 1 }, () => duel(2, 'ab'));
  expect(find(duels, '2', 2)).toMatchObject({ ok: true, value: { pages: 2 } });
  expect(find(duels, series, page)).toEqual({ ok: false, error: 'bad-filter' });
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
