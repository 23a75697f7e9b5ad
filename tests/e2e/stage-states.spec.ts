import type { Page } from '@playwright/test';
import { postScores, rankingOf } from '#tests/support/e2e-rankings.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const ranks = (page: Page) => page.locator('tbody tr:not([data-border]) td:first-child').allTextContents(); // of rows out of sight, too

async function openHealthy(page: Page, path: string): Promise<void> {
  const trouble = watchForTrouble(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  expect(trouble).toEqual([]);
}

test('a board without records invites, and says nothing of a record', async ({ page }) => {
  await openHealthy(page, '/stage/903');
  await expect(page.getByText('No records yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'World record' })).toHaveCount(0);
});

test('a board of one row', async ({ page }) => {
  await openHealthy(page, '/ja/stage/417?rule=45');
  expect(await ranks(page)).toEqual(['1']);
  await expect(page.getByRole('region', { name: '世界記録' })).toContainText('このボードの最初の記録');
});

test('a filter that leaves nobody is named, with the way out of it', async ({ page }) => {
  await openHealthy(page, '/stage/201?console=4&at=2014-01-01');
  await expect(page.getByText('No record matches this filter: Switch, 2014/01/01.')).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/stage/201');
  await expect(page.getByRole('table', { name: /^Ranking of/ })).toBeVisible();
});

test('where everybody is level all are first, and nobody has a gap', async ({ page }) => {
  const players = (await rankingOf(216, { rule: '27' })).rows.map((row) => row.userId);
  await postScores(
    216,
    27,
    players.map(() => 60_000),
    players,
  );
  await postScores(216, 27, Array(10).fill(60_000));
  await openHealthy(page, '/stage/216?rule=27');
  const shown = await ranks(page);
  expect(shown.length).toBe(players.length + 10);
  expect(new Set(shown)).toEqual(new Set(['=1']));
  await expect(page.getByRole('region', { name: 'World record' })).toContainText('WR (tied)');
  await expect(page.locator('tbody').getByText('−')).toHaveCount(0);
});

test('a thousand rows are ten pages that go on where the one before ended', async ({ page }) => {
  const known = (await rankingOf(220, { rule: '27' })).players;
  await postScores(
    220,
    27,
    Array.from({ length: 1_000 - known }, (_, index) => 30_000 - Math.floor(index / 3)),
  );
  await openHealthy(page, '/stage/220?rule=27&page=10');
  const { rows, players } = await rankingOf(220, { rule: '27', page: '10' });
  expect(players).toBe(1_000);
  expect(await ranks(page)).toEqual(rows.map((row) => (row.shared ? `=${row.rank}` : String(row.rank))));
  const file = await (await page.request.get('/api/boards/220/27/ranking.json')).json();
  expect(file.rows).toHaveLength(1_000);
});
