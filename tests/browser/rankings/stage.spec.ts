import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/shared/language.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { prefetchLinks } from '#tests/support/browser/prefetch-links.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES, variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';
import { localePath } from '#web/i18n/locales.ts';

const ranking = (page: Page) => page.getByRole('table', { name: /^Ranking for|ランキング/ });
const ranks = (page: Page) => ranking(page).locator('tbody tr:not([data-border]) > td:first-child').allInnerTexts();

for (const variant of variants('ja, mobile, light'))
  test(`a visitor opens a stage ranking whose rows have a row header and one cell per column: ${variantName(variant)}`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page);
    await openVariant(page, '/stage/201', variant);
    if (variant.size === 'mobile') {
      const rows = await ranking(page).locator('tbody').boundingBox();
      expect(rows?.y).toBeLessThanOrEqual(700);
      expect(rows?.height).toBeLessThanOrEqual(7_000); // 100 rows
    }
    const row = ranking(page).getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toHaveCount(1);
    expect(await row.getByRole('cell').count()).toBe((await ranking(page).getByRole('columnheader').count()) - 1);
    await expectAccessible(page);
    await takePicture(page, `stage.${variant.size}.${variant.theme}.${variant.locale}`, { afresh: true });
    expect(trouble).toEqual([]);
  });

for (const variant of variants('en, mobile, dark'))
  test(`a board without records shows a message and no world record: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await openVariant(page, '/stage/903', variant);
    await expect(page.getByText({ en: 'No records yet.', ja: 'まだ記録がありません。' }[variant.locale])).toBeVisible();
    await expect(page.getByRole('region', { name: /World record|世界記録/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  });

test.describe('with prefetched links', () => {
  test.use({ prefetch: true });

  for (const locale of isFull ? LANGUAGES : (['en'] as const))
    test(`a filter link and the next-page link show their rows without a full page load: ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, '/stage/201'));
      await prefetchLinks(page);
      const all = await ranks(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.locator('main summary', { hasText: /^(Console|操作方法)/ }).click();
      await page.locator('main details[open]').getByRole('link', { name: 'Switch' }).click();
      await expect.poll(async () => (await ranks(page)).length).toBeLessThan(all.length);
      await page.goBack();
      await expect.poll(async () => (await ranks(page)).length).toBe(all.length);
      await page.getByRole('link', { name: /^(Next page|次のページ)$/ }).click();
      await expect.poll(async () => (await ranks(page))[0]).toMatch(/101$/);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
});

test('a ranking table that is wider than the screen can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize(SIZES.tablet);
  await openPage(page, '/stage/201');
  const table = page.getByRole('region', { name: /^Ranking for Button Jar Landing/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("a new record shows the time of day in the reader's time zone, and an old record shows its date", async ({ page }) => {
  const { rows } = await stageStats(201);
  const [newest] = rows.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  if (!newest) throw new Error('stage 201 has no rows');
  const old = rows.find((row) => newest.postedAt.getTime() - row.postedAt.getTime() > DAY_MS);
  const dateOf = (recordId = '') =>
    page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="/record/${recordId}"]`) })
      .locator('time');
  await page.clock.setFixedTime(new Date(newest.postedAt.getTime() + HOUR_MS));
  await page.goto('/stage/201');
  await page.locator('[data-fold] > details > summary').click(); // Shows the rows after the tenth.
  // Must equal the browser's time zone.
  const inTokyo = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  await expect(dateOf(newest.recordId)).toHaveText(newest.postedAt.toLocaleTimeString('en-GB', inTokyo));
  await expect(dateOf(old?.recordId)).toHaveText(/^\d{4}\/\d\d\/\d\d$/);
});
