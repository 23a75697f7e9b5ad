import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { formPath, hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { rowsOf, tableOf } from '#tests/support/http/tables.ts';

const mainOf = async (path: string) => {
  const main = (await getPage(path)).root.querySelector('main');
  if (!main) throw new Error(`${path} has no main element`);
  return main;
};
const nameOf = (totalId: number) => contentCatalogue().totals.get(totalId)?.name.en ?? '';

test('without JavaScript, a visitor filters a total by console, year and day and finds related totals and stages', async () => {
  expect(hrefOf(await mainOf('/total/20'), 'Switch')).toBe('/total/20?console=4');
  expect(hrefOf(await mainOf('/total/20?console=4'), '2022')).toBe('/total/20?console=4&year=2022');
  expect(formPath(await mainOf('/total/20?console=4&year=2022'), 'at', '2023-06-30')).toBe('/total/20?console=4&at=2023-06-30');
  const onDay = await mainOf('/total/20?console=4&at=2023-06-30');
  expect(textOf(onDay.querySelector('header'))).toContain('2023/06/30');
  expect(onDay.querySelector('thead th[data-h] a')?.getAttribute('href')).toMatch(/^\/stage\/\d+\?console=4&at=2023-06-30$/);
  expect(hrefOf(onDay, 'Eggs')).toBe('/total/21');
});

test('without JavaScript, checking two players in a total opens their comparison', async () => {
  const main = await mainOf('/total/21');
  const boxes = rowsOf(tableOf(main, nameOf(21))).map((row) => row.querySelector('input[name=player]'));
  const [first, second] = [boxes[1], boxes[4]].map((box) => box?.getAttribute('value') ?? '');
  const form = main.querySelectorAll('form').find((each) => each.querySelector('input[name=player]'));
  expect(textsOf(main, 'form button[type=submit]')).toContain('Compare');
  const response = await get(`${form?.getAttribute('action')}?player=${first}&player=${second}`);
  expect(response.status).toBeGreaterThanOrEqual(300);
  expect(response.headers.get('location')).toMatch(new RegExp(`/compare/${first}/${second}$`));
});

test('without JavaScript, a visitor sees which players rose in a total between two days', async () => {
  const since = hrefOf(await mainOf('/total/30'), 'Biggest climbers');
  expect(since).toMatch(/^\/total\/30\?since=\d{4}-\d\d-\d\d$/);
  const year = hrefOf(await mainOf(since), 'Year');
  const lastYear = await mainOf(year);
  expect(textsOf(lastYear, 'ul[aria-label="Period"] a[aria-current=true]')).toEqual(['Year']);
  const until = lastYear.querySelector('input[name=at]')?.getAttribute('value');
  expect(formPath(lastYear, 'since', '2024-01-01')).toBe(`/total/30?since=2024-01-01&at=${until}`);
  const between = await mainOf('/total/30?since=2024-01-01&at=2024-12-31');
  expect(textOf(between.querySelector('header'))).toContain('From 2024/01/01 to 2024/12/31');
  expect(hrefOf(between, 'Ranking')).toBe('/total/30?at=2024-12-31');
});

test('a total in a year before its boards counted is empty and links to the unfiltered view', async () => {
  const empty = await mainOf('/total/47?year=2014');
  expect(textsOf(empty, 'h2')).toContain('No records yet.');
  expect(hrefOf(empty, 'Clear filters')).toBe('/total/47');
  expect(rowsOf(tableOf(await mainOf('/total/47'), nameOf(47))).length).toBeGreaterThan(0);
});

for (const path of [
  '/total/20?since=2099-01-01',
  '/total/20?since=x',
  '/total/20?since=2020-01-01&console=4',
  '/total/20?at=2013-01-01',
  '/total/20?page=99',
])
  test(`${path} returns 404`, async () => {
    expect((await get(path)).status).toBe(404);
  });
