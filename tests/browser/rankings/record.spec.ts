import type { Page } from '@playwright/test';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { type Variant, variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const MIN_TARGET_PX = 44;

/** Checks the accessibility of the open page and, on a phone, the minimum height of every touch target. */
async function expectUsable(page: Page, name: string, variant: Variant): Promise<void> {
  await expectAccessible(page);
  await takePicture(page, `${name}.${variant.size}.${variant.theme}.${variant.locale}`, { fullPage: true });
  if (variant.size !== 'mobile') return;
  const low = await page
    .getByRole('main')
    .evaluate(
      (main, least) =>
        [
          ...main.querySelectorAll(
            'button, label:has(input[type=file]), input:not([type=hidden], [type=checkbox], [type=file]), textarea, a:not(p a, nav a, h1 a)',
          ),
        ]
          .filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().height < least)
          .map((each) => each.outerHTML.slice(0, 120)),
      MIN_TARGET_PX,
    );
  expect(low).toEqual([]);
}

for (const variant of variants('ja, mobile, light'))
  test(`a visitor opens a record page and copies its summary in English: ${variantName(variant)}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const trouble = watchForTrouble(page);
    const fifth = (await stageStats(218)).rows[4];
    await openVariant(page, `/record/${fifth?.recordId}`, variant);
    await expectUsable(page, 'record', variant);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('button', { name: /^(Copy text|この文をコピー)$/ }).click();
    await expect(page.getByText(/^(Copied\.|コピーしました。)$/)).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Carousel Undercroft [\d,]+, \d+(st|nd|rd|th) http/);
    expect(trouble).toEqual([]);
  });

for (const variant of variants('en, mobile, dark'))
  test(`the post form shows a player the gain from a typed score: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await openVariant(page, '/post?stage=218&rule=21', variant);
    await page.getByLabel(/^(Score|スコア)$/).fill('53,000');
    await expect(page.locator('[data-gain=place]:visible')).toBeVisible();
    await expectUsable(page, 'post', variant);
    expect(trouble).toEqual([]);
  });

if (isFull)
  for (const variant of variants('en, desktop, dark'))
    test(`a visitor opens the page of a declined or withdrawn record: ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      const { record_id } = await withSiteDatabase(readingSite(), (db) =>
        db
          .selectFrom('records')
          .select('record_id')
          .where('state', 'in', ['declined', 'withdrawn'])
          .orderBy('record_id')
          .executeTakeFirstOrThrow(),
      );
      await openVariant(page, `/record/${record_id}`, variant);
      await expectUsable(page, 'tombstone', variant);
      expect(trouble).toEqual([]);
    });
