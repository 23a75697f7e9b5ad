import { beforeAll, expect, test } from 'vitest';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { formatScore } from '#domain/shared/score.ts';
import { formPath, hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { playerStats, rankedHandles } from '#tests/support/sites/demo-stats.ts';

let handle = '';
beforeAll(async () => {
  handle = (await rankedHandles('position'))[3] ?? '';
});

test("without JavaScript, a visitor filters a player's page by console, year and any day", async () => {
  const all = await getPage(`/user/${handle}`);
  const byConsole = hrefOf(all.root, 'Switch');
  expect(byConsole).toBe(`/user/${handle}?console=4`);
  const onSwitch = await getPage(byConsole);
  const year = hrefOf(onSwitch.root, '2024');
  expect(year).toBe(`/user/${handle}?console=4&year=2024`);
  const inYear = await getPage(year);
  const { totals } = await playerStats(handle, { console: '4', year: '2024' });
  const points = formatScore(totals.find(({ totalId }) => totalId === GRAND_TOTAL)?.points ?? 0);
  expect(textOf(inYear.root.querySelector('main header'))).toContain(points);
  expect(textsOf(inYear.root, 'main p')).toContain("As of the end of 2024/12/31, with today's scores and statuses.");

  const day = formPath(inYear.root, 'at', '2014-01-01');
  expect(day).toBe(`/user/${handle}?console=4&at=2014-01-01`);
  const none = await getPage(day);
  expect(textsOf(none.root, 'main p')).toContain('This player has no records matching this filter.');
  expect(hrefOf(none.root, 'Clear filters')).toBe(`/user/${handle}`);
});

test("a player's page lists the records under a rule in a table that links to each record", async () => {
  const { root } = await getPage(`/user/${handle}`);
  const list = root.querySelector('#rule-21 > a')?.getAttribute('href');
  expect(list).toBe(`/user/${handle}?rule=21#records`);
  const { standings } = await playerStats(handle);
  const listed = (await getPage(list ?? '')).root;
  // The list replaces the cards of the page, and filters keep it.
  expect(listed.querySelector('section[aria-labelledby="held"]')).toBeNull();
  expect(hrefOf(listed, 'Switch')).toBe(`/user/${handle}?rule=21&console=4`);
  expect(hrefOf(listed, 'Back to the player page')).toBe(`/user/${handle}`);
  const table = listed.querySelectorAll('table').find((each) => /^Records: /.test(textOf(each)));
  const rows = table?.querySelectorAll('tbody tr') ?? [];
  expect(rows).toHaveLength(standings.filter(({ board }) => board.ruleId === 21).length);
  const record = rows[0]?.querySelectorAll('a').at(-1)?.getAttribute('href') ?? '';
  expect(record).toMatch(/^\/record\/\d+$/);
  expect((await get(record)).status).toBe(200);
});
