import { expect, test } from 'vitest';
import { readCsvLine } from '#domain/catalogue/names/csv-line.ts';
import { newHandle } from '#tests/support/http/accounts.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { postScores } from '#tests/support/http/post-scores.ts';
import { get, getPage } from '#tests/support/http/request.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

type FileRow = { readonly toRecord: number };

for (const view of ['', '?console=4', '?year=2024', '?console=4&at=2025-06-30']) {
  test(`the JSON and CSV files of a ranking have the same numbers as its page: ${view || 'current view'}`, async () => {
    const { rows, players, pages } = await stageStats(322, Object.fromEntries(new URLSearchParams(view)));
    expect(pages).toBe(1);
    const json = (await (await get(`/api/boards/322/32/ranking.json${view}`)).json()) as { readonly rows: readonly FileRow[] };
    expect(json).toMatchObject({ stageId: 322, rule: 32, players, page: 1, pages: 1, unit: 'points' });
    const stats = rows.map(({ rank, shared, handle, rankKey, points, recordId }) => ({
      rank,
      shared,
      userId: handle,
      value: -rankKey,
      points,
      recordId,
    }));
    expect(json.rows).toMatchObject(stats);

    const response = await get(`/api/boards/322/32/ranking.csv${view}`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="stage-322-rule-32.csv"');
    const [head, ...lines] = (await response.text())
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => readCsvLine(line) ?? []);
    const column = (name: string) => lines.map((line) => line[head?.indexOf(name) ?? -1]);
    expect(column('rank')).toEqual(stats.map(({ rank }) => String(rank)));
    expect(column('value')).toEqual(stats.map(({ value }) => String(value)));
    expect(column('toRecord')).toEqual(json.rows.map(({ toRecord }) => String(toRecord)));
    expect(column('recordId')).toEqual(stats.map(({ recordId }) => recordId));
  });
}

test('a ranking page links to the files for its view', async () => {
  const { root } = await getPage('/ja/stage/322?console=4&year=2024');
  expect(hrefOf(root, 'CSV')).toBe('/api/boards/322/32/ranking.csv?console=4&year=2024');
  expect(hrefOf(root, 'JSON')).toBe('/api/boards/322/32/ranking.json?console=4&year=2024');
});

// No other test file posts to board 230/28 of the posting site.
test('a player name in a CSV file never becomes a spreadsheet formula', async () => {
  await postScores(230, 28, [20_000], [`=cmd|' /C calc'!A0 ${newHandle()}`.slice(0, 32)]);
  const text = await (await get('/api/boards/230/28/ranking.csv', { site: postingSite().url })).text();
  expect(text).toContain(`,'=cmd|`);
  expect(text).not.toMatch(/(^|,)"?[=@]/m);
});

for (const path of [
  '201/22/ranking.csv',
  '999/21/ranking.json',
  '201/21/ranking.json?year=1999',
  '201/21/ranking.csv?page=2',
  '201/21/ranking.csv?console=1&console=2',
])
  test(`/api/boards/${path} returns 404`, async () => {
    expect((await get(`/api/boards/${path}`)).status).toBe(404);
  });
