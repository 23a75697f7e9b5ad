import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { createAccount, signIn, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { createRecord } from '#tests/support/factories.ts';
import { expectNoLayoutShift } from '#tests/support/page-health.ts';
import { test as quietTest } from '#tests/support/quiet-reader.ts';
import { testDeps } from '#tests/support/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';

const MOST_KB = 60; // of 1,000 bytes, gzip: a hundred rows over 30 boards

const ranks = (page: Page) => page.locator('main').getByRole('table').locator('tbody tr:has(th) td:first-child').allInnerTexts();

test('a hundred rows over 30 boards are at most 60 KB, and hold those hundred players alone', async ({ request }) => {
  for (const path of ['/total/20', '/ja/total/1', '/ranking', '/total/20?since=2025-01-01']) {
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length / 1000, path).toBeLessThan(MOST_KB);
    expect(new Set(html.match(/\/user\/[\w-]+/g)).size, path).toBeLessThanOrEqual(100);
  }
});

quietTest('on a slow connection nothing moves, on the widest total and on the one with the most rows', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150, // milliseconds
    downloadThroughput: 200_000, // bytes a second
    uploadThroughput: 100_000,
  });
  for (const path of ['/ja/total/30', '/ja/ranking']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
  }
});

test('the second page goes on where the first one ended', async ({ page }) => {
  await page.goto('/total/20');
  const first = await ranks(page);
  expect(first.length).toBe(100);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const second = await ranks(page);
  const shown = [...first, ...second].map((rank) => Number(rank.replace('=', '')));
  for (const [index, rank] of shown.entries()) expect(rank).toBe(rank === shown[index - 1] ? shown[index - 1] : index + 1);
});

test('what a total does not offer is not found', async ({ request }) => {
  for (const query of ['since=2099-01-01', 'since=x', 'since=2020-01-01&console=4', 'at=2013-01-01', 'console=9', 'page=99']) {
    expect((await request.get(`/total/20?${query}`)).status(), query).toBe(404);
  }
  expect((await request.get('/ranking?at=2020-01-01')).status()).toBe(404);
});

test('before its boards counted a total is empty, and leads back to everything', async ({ page }) => {
  await page.goto('/total/47?year=2014');
  await expect(page.getByRole('heading', { name: 'No records yet.' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/total/47');
  await expect(page.getByRole('table', { name: contentCatalogue().totals.get(47)?.name.en ?? '' })).toBeVisible();
});

test('whoever is signed in sees their line, and it is marked in the table', async ({ page }) => {
  const account = await createAccount();
  await withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    const { id } = await db.selectFrom('users').select('id').where('handle', '=', account.handle).executeTakeFirstOrThrow();
    const deps = { ...testDeps(), db, catalogue: async () => catalogue };
    await createRecord(deps, { userId: id, stageId: 413, ruleId: 45, console: 4, ownPoints: 200, computerPoints: 1 });
    await refreshTotals(deps);
  });
  await signIn(page, account, '/total/45');
  await expect(page.getByRole('complementary', { name: 'Your place in this total' })).toContainText('199');
  await expect(page.locator('main tr[data-mine]')).toContainText('199');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters by console, year and day, and finds siblings, players, stages and rivals', async ({ page }) => {
    await page.goto('/total/20');
    await page.locator('main summary', { hasText: 'Console' }).click();
    await page.getByRole('link', { name: 'Switch', exact: true }).click();
    await expect(page).toHaveURL('/total/20?console=4');
    await page.locator('main summary', { hasText: 'Year' }).click();
    await page.getByRole('link', { name: '2022', exact: true }).click();
    await expect(page).toHaveURL('/total/20?console=4&year=2022');
    await page.getByLabel('Any day').fill('2023-06-30');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/total/20?console=4&at=2023-06-30');
    await expect(page.locator('main header').first()).toContainText('2023/06/30');

    const stage = page.locator('main thead th[data-h] a').first();
    await expect(stage).toHaveAttribute('href', /^\/stage\/\d+\?console=4&at=2023-06-30$/);
    await page.getByRole('link', { name: 'Eggs', exact: true }).click();
    await expect(page).toHaveURL('/total/21');
    const players = await page
      .getByRole('table')
      .locator('tbody th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(6)));
    for (const line of [1, 4])
      await page
        .getByRole('checkbox', { name: /^Compare / })
        .nth(line)
        .check();
    const send = page.getByRole('button', { name: 'Compare', exact: true });
    await expect(send).toBeInViewport(); // wherever the boxes are
    await send.click();
    await expect(page).toHaveURL(`/compare/${players[1]}/${players[4]}`);
  });

  test('a visitor sees who rose, between any two days', async ({ page }) => {
    await page.goto('/total/30');
    await page.getByRole('link', { name: 'Who rose' }).click();
    await expect(page).toHaveURL(/^.*\/total\/30\?since=\d{4}-\d\d-\d\d$/);
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Year', exact: true })).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('from').fill('2024-01-01');
    await page.getByLabel('to', { exact: true }).fill('2024-12-31');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL('/total/30?since=2024-01-01&at=2024-12-31');
    await expect(page.locator('main header').first()).toContainText('From 2024/01/01 to 2024/12/31');
    await page.getByRole('link', { name: 'Ranking', exact: true }).click();
    await expect(page).toHaveURL('/total/30?at=2024-12-31');
  });
});
