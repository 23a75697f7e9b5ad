import type { Page } from '@playwright/test';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { edgeSite, expect, test } from '#tests/support/edge-test.ts';
import { LOCALES, localePath } from '#web/i18n/locales.ts';

const ranks = (page: Page) => page.locator('tbody tr:not([data-border]) td:first-child').allTextContents(); // of rows out of sight, too

for (const locale of LOCALES)
  test(`filters pressed in a browser show their own rows through the edge, fetched and kept: ${locale}`, async ({ browser }) => {
    for (const reader of ['first', 'second']) {
      const page = await browser.newPage();
      const messages = watchForTrouble(page, { kinds: 'all' });
      await page.goto(edgeSite().url + localePath(locale, '/stage/331?rule=34'), { waitUntil: 'networkidle' }); // links in sight are fetched ahead
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const all = await ranks(page);
      await page.locator('main a[href*="rule=34&console="]:visible').first().click();
      await expect(page).toHaveURL(/\?rule=34&console=\d$/); // as the link says it, in whatever order the edge keeps it
      await expect.poll(async () => (await ranks(page)).length).not.toBe(all.length);
      const pressed = await ranks(page);
      expect(await page.evaluate(() => 'isSamePage' in window), reader).toBe(true);
      await page.goBack();
      await expect.poll(() => ranks(page)).toEqual(all);
      await page.goForward();
      await expect.poll(() => ranks(page)).toEqual(pressed);
      await page.reload();
      expect(await ranks(page)).toEqual(pressed);
      expect(messages.filter((text) => !text.includes('SSL certificate'))).toEqual([]); // the service worker's: the test's own is nobody's
      await page.close();
    }
  });
