import { readCsvLine } from '#domain/catalogue/csv-line.ts';
import { createAccount, newName, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { postScores, rankingOf } from '#tests/support/e2e-rankings.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const VIEWS = ['', '?console=4', '?year=2024', '?console=4&at=2025-06-30'];

for (const view of VIEWS) {
  test(`JSON and CSV hold exactly the view ${view || 'of now'}, with the page's figures`, async ({ request }) => {
    const query = Object.fromEntries(new URLSearchParams(view));
    const { rows, players, pages } = await rankingOf(322, query);
    expect(pages).toBe(1);
    const json = await (await request.get(`/api/boards/322/32/ranking.json${view}`)).json();
    expect(json).toMatchObject({ stageId: 322, rule: 32, players, page: 1, pages: 1, unit: 'points' });
    const figures = rows.map(({ rank, shared, handle, rankKey, points, recordId }) => ({
      rank,
      shared,
      userId: handle,
      value: -rankKey,
      points,
      recordId,
    }));
    expect(json.rows).toMatchObject(figures);

    const answer = await request.get(`/api/boards/322/32/ranking.csv${view}`);
    expect(answer.headers()['content-disposition']).toBe('attachment; filename="stage-322-rule-32.csv"');
    const [head, ...lines] = (await answer.text())
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => readCsvLine(line) ?? []);
    const column = (name: string) => lines.map((line) => line[head?.indexOf(name) ?? -1]);
    expect(column('rank')).toEqual(figures.map(({ rank }) => String(rank)));
    expect(column('value')).toEqual(figures.map(({ value }) => String(value)));
    expect(column('toRecord')).toEqual(json.rows.map((row: { toRecord: number }) => String(row.toRecord)));
    expect(column('recordId')).toEqual(figures.map(({ recordId }) => recordId));
  });
}

test('the page links to the files of its own view', async ({ page }) => {
  await page.goto('/ja/stage/322?console=4&year=2024');
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/boards/322/32/ranking.csv?console=4&year=2024');
  await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/api/boards/322/32/ranking.json?console=4&year=2024');
});

test('no name becomes a formula', async ({ request }) => {
  const account = await createAccount({ name: newName() });
  const userId = await withE2eDatabase(async (db) => {
    const formula = `=cmd|' /C calc'!A0 ${account.handle}`;
    await db
      .updateTable('users')
      .set({ name: formula.slice(0, 32) })
      .where('handle', '=', account.handle)
      .execute();
    return (await db.selectFrom('users').select('id').where('handle', '=', account.handle).executeTakeFirstOrThrow()).id;
  });
  await postScores(230, 28, [20_000], [userId]);
  const text = await (await request.get('/api/boards/230/28/ranking.csv')).text();
  expect(text).toContain(`,'=cmd|`);
  expect(text).not.toMatch(/(^|,)"?[=@]/m);
});

test('what is no view is not found', async ({ request }) => {
  for (const path of [
    '201/22/ranking.csv',
    '999/21/ranking.json',
    '201/21/ranking.json?year=1999',
    '201/21/ranking.csv?page=2',
    '201/21/ranking.csv?console=1&console=2',
  ]) {
    expect([path, (await request.get(`/api/boards/${path}`)).status()]).toEqual([path, 404]);
  }
});
