import { expect, test } from 'vitest';
import { formPath, hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { ranksOf, rowsOf, tableOf } from '#tests/support/http/tables.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';

const RANKING = /^Ranking for/;
const mainOf = async (path: string) => {
  const main = (await getPage(path)).root.querySelector('main');
  if (!main) throw new Error(`${path} has no main element`);
  return main;
};

test('without JavaScript, a visitor filters a stage by console, year, rule and day', async () => {
  const all = await mainOf('/stage/201');
  expect(hrefOf(all, 'Switch')).toBe('/stage/201?console=4');
  const onSwitch = await mainOf('/stage/201?console=4');
  const wanted = await stageStats(201, { console: '4' });
  expect(rowsOf(tableOf(onSwitch, RANKING))).toHaveLength(wanted.rows.length);
  expect(ranksOf(tableOf(onSwitch, RANKING)).length).toBeLessThan(ranksOf(tableOf(all, RANKING)).length);

  expect(hrefOf(onSwitch, '2020')).toBe('/stage/201?console=4&year=2020');
  expect(hrefOf(onSwitch, 'No pip-bugs')).toBe('/stage/201?rule=23&console=4');
  expect(formPath(onSwitch, 'at', '2020-02-29')).toBe('/stage/201?console=4&at=2020-02-29');
  const onDay = await mainOf('/stage/201?rule=23&console=4&at=2020-02-29');
  expect(hrefOf(onDay, '2020')).toBe('/stage/201?rule=23&console=4&year=2020');
  expect(formPath(onDay, 'at', '2021-06-30')).toBe('/stage/201?rule=23&console=4&at=2021-06-30');
  const rules = onDay.querySelectorAll('details').find((details) => textOf(details).startsWith('Rules'));
  expect(textOf(rules)).toContain('without the armored enemy');
  const record = rowsOf(tableOf(onDay, RANKING))[0]?.querySelector('td a')?.getAttribute('href') ?? '';
  expect(record).toMatch(/^\/record\/\d+$/);
  expect((await get(record)).status).toBe(200);
  expect(onDay.querySelector('a[aria-label="Next stage"]')?.getAttribute('href')).toBe('/stage/202');
});

test('the filter bar of phones names the current filters, and without JavaScript it leads to the links', async () => {
  const main = await mainOf('/stage/201?rule=23&console=4&year=2020');
  const bar = main.querySelectorAll('[data-filter]');
  expect(bar.map((cell) => [cell.getAttribute('data-filter'), cell.querySelector('b') && textOf(cell.querySelector('b'))])).toEqual([
    ['rule', 'No pip-bugs'],
    ['console', 'Switch'],
    ['when', '2020'],
    ['all', null],
  ]);
  for (const cell of bar) expect(main.querySelector(cell.getAttribute('href') ?? '')?.querySelectorAll('a').length).toBeGreaterThan(10);
});

test('with a date filter, the year filter shows that date and the best is not called a world record', async () => {
  const main = await mainOf('/stage/201?at=2020-02-29');
  expect(textsOf(main, 'summary')).toContain('When: 2020/02/29');
  expect(main.querySelector('section[aria-label="Best matching this filter"]')).not.toBeNull();
  expect(main.querySelector('section[aria-label="World record"]')).toBeNull();
  expect(textsOf(tableOf(main, RANKING), 'thead th')).toContain('To 1st');
});

test('the link to a rule drops a console that the rule does not offer', async () => {
  const rules = (await mainOf('/stage/331?rule=34&console=2')).querySelector('ul[aria-label=Rule]');
  expect(rules && hrefOf(rules, 'Letters')).toBe('/stage/331');
});

test('a filter without matching records is named on the page, with a link to the whole ranking', async () => {
  const main = await mainOf('/stage/201?console=4&at=2014-01-01');
  expect(textOf(main)).toContain('No records match this filter: Switch, 2014/01/01.');
  expect(hrefOf(main, 'Clear filters')).toBe('/stage/201');
});
