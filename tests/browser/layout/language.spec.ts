import { openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoLayoutShift } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';

test('the language switch leads to the same page and filters, whose canonical address is in the new language', async ({
  page,
  baseURL,
}) => {
  const canonical = () => page.locator('head link[rel=canonical]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await openPage(page, '/ja/stage/201?console=4&year=2024&utm_source=elsewhere');
  expect(await canonical()).toEqual([`${baseURL}/ja/stage/201?console=4&year=2024`]);
  await page.getByRole('banner').getByRole('link', { name: 'View in English' }).click();
  await expect(page).toHaveURL('/stage/201?console=4&year=2024&utm_source=elsewhere');
  // Navigates without loading a new document, so the language switch must follow.
  await scriptsRun(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect(page).toHaveURL('/stage/202');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: '日本語で表示' }).click();
  await expect(page).toHaveURL('/ja/stage/202');
  await expect.poll(canonical).toEqual([`${baseURL}/ja/stage/202`]);
});

const OFFERS = [
  { locale: 'ja-JP', path: '/stage/201?console=4', accept: '日本語で読む', target: '/ja/stage/201?console=4' },
  { locale: 'en-GB', path: '/ja/stage/201', accept: 'Read in English', target: '/stage/201' },
] as const;

for (const { locale, path, accept, target } of isFull ? OFFERS : OFFERS.slice(0, 1))
  test.describe(`a reader who prefers the other language (${locale})`, () => {
    test.use({ locale, storageState: { cookies: [], origins: [] } });

    test(`sees an offer to switch once, in the preferred language and without layout shift: ${locale}`, async ({ page }) => {
      await openPage(page, path);
      const offer = page.getByRole('link', { name: accept });
      await expect(offer).toBeVisible();
      await expectNoLayoutShift(page);
      await expect(page).toHaveURL(path); // The page never redirects by itself.
      if (locale === 'ja-JP') await expectAccessible(page);
      await offer.click();
      await expect(page).toHaveURL(target);
      await openPage(page, path);
      await expect(offer).toHaveCount(0);
    });
  });

test.describe('a reader who prefers the language of the page', () => {
  test.skip(!isFull, 'only with FULL=1');
  test.use({ storageState: { cookies: [], origins: [] } });

  test('does not see an offer to switch the language', async ({ page }) => {
    await openPage(page, '/terms');
    await expect(page.getByText('このサイトは日本語でも読めます。')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language-offered'))).toBeNull();
  });
});
