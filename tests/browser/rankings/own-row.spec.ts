import type { Locator, Page } from '@playwright/test';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { sessionFetched } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { getOwnRow } from '#usecases/rankings/stage/get-own-row.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';

const PATH = '/stage/321'; // The board has 143 players and so two pages.
const WORDS = {
  en: { bar: 'Your rank', you: 'You', rival: 'Rival' },
  ja: { bar: 'あなたの順位', you: 'あなた', rival: 'ライバル' },
};

/** Returns a player on the second page of the ranking, their own row, and the handles of their rivals on each page. */
const findReader = () =>
  withSiteDeps(readingSite(), async (deps) => {
    const [first, second] = [await getStageRanking(deps, 321, {}), await getStageRanking(deps, 321, { page: '2' })];
    const user = second.ok ? second.value.rows[15] : undefined;
    if (!first.ok || !second.ok || !user) throw new Error('there is no second page');
    const own = await getOwnRow(deps, user.userId, 321, {});
    if (!own.ok || !own.value.row) throw new Error('the reader has no row');
    const { row, rivals } = own.value;
    const rivalsOn = (ranking: StageRanking) => ranking.rows.map(({ handle }) => handle).filter((handle) => rivals.includes(handle));
    return { user, row, rivalsByPage: [rivalsOn(first.value), rivalsOn(second.value)] };
  });

/** Checks that tabbing to a link under the own-row bar scrolls the page until the link is above that row. */
async function expectFocusAbove(page: Page, bar: Locator): Promise<void> {
  await page.locator('main tbody tr:nth-child(30) a').first().focus();
  const edge = (await bar.boundingBox())?.y ?? 0;
  await page.evaluate((top) => {
    const focused = document.activeElement?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: focused - top - 8, behavior: 'instant' });
  }, edge);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom)).toBeLessThanOrEqual(edge);
}

for (const variant of variants('en, desktop, dark')) {
  test(`a player finds their rank with the own-row bar and "find me", and rivals are marked: ${variantName(variant)}`, async ({
    page,
    testSite,
  }) => {
    const trouble = watchForTrouble(page);
    const { user, row, rivalsByPage } = await findReader();
    const words = WORDS[variant.locale];
    expect(rivalsByPage.flat().length).toBeGreaterThan(0);
    await signInAs(page, user.handle, testSite);
    await openVariant(page, PATH, variant);
    await page.locator('[data-fold] > details > summary').click(); // Shows the rows after the tenth.

    // A locator by role would search all table cells each time.
    const bar = page.locator('main aside');
    await expect(bar).toHaveAccessibleName(words.bar);
    await expect(bar).toContainText(formatRank(row.rank, row.shared));
    await expect(bar).toContainText(formatScore(-row.rankKey));
    if (variant.size === 'desktop') await expect(bar).toContainText(`+${formatScore(row.rankKey - (row.aboveKey ?? 0))}`);
    const rivals = page
      .locator('tr[data-mark=rival]')
      .filter({ has: page.getByRole('img', { name: words.rival }) })
      .getByRole('rowheader')
      .getByRole('link');
    const rivalHandles = () => rivals.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    expect(await rivalHandles()).toEqual(rivalsByPage[0]);
    // In the merge gate, stage.spec.ts checks the accessibility of this page.
    if (isFull) await expectAccessible(page);
    await takePicture(page, `stage-mine.${variant.size}.${variant.theme}.${variant.locale}`);

    await expectFocusAbove(page, bar);

    await bar.getByRole('link').click();
    await expect(page).toHaveURL(/\?page=2#me$/);
    const own = page.locator('tr#me');
    await expect(own).toBeInViewport();
    await expect(own).toContainText(words.you);
    await expect(own.getByRole('link', { name: formatScore(-row.rankKey) })).toHaveAttribute(
      'href',
      new RegExp(`/record/${user.recordId}$`),
    );
    expect(await rivalHandles()).toEqual(rivalsByPage[1]);
    // The bar is hidden, because the player's row in the table is visible.
    await expect(bar).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

test('a visitor sees no own-row bar, and the page does not request one', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(PATH);
  await sessionFetched(page);
  expect(calls.filter((path) => path.endsWith('/me'))).toEqual([]);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
});
