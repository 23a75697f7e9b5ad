import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/shared/language.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { prefetchLinks } from '#tests/support/browser/prefetch-links.ts';
import { edgeSite, expect, test } from '#tests/support/edge/edge-test.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

// Includes rows that are scrolled out of view.
const ranks = (page: Page) => page.locator('tbody tr:not([data-border]) td:first-child').allTextContents();

test('before their first action, a visitor asks the app only for the page, the session and live news', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${edgeSite().url}/stage/332`);
  await expect.poll(() => asked).toContain('/api/live');
  await page.waitForLoadState('load');
  const isStatic = (path: string) => /^\/_next\/static\/|^\/(start|sw)\.js$/.test(path); // served by nginx: entry-point.spec.ts
  expect(asked.filter((path) => !isStatic(path)).toSorted()).toEqual(['/api/auth/session', '/api/live', '/stage/332']);
});

for (const locale of LANGUAGES)
  test(`a reader who filters a ranking through the edge sees the right rows, uncached and cached: ${locale}`, async ({ browser }) => {
    for (const reader of ['first', 'second']) {
      const page = await browser.newPage();
      const messages = watchForTrouble(page, { kinds: 'all' });
      await page.goto(edgeSite().url + localePath(locale, '/stage/331?rule=34'));
      await prefetchLinks(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const all = await ranks(page);
      await page.locator('main summary:visible', { hasText: messagesOf(locale).rankings.filters.console }).click();
      await page.locator('main a[href*="rule=34&console="]:visible').first().click();
      // The parameters stay in the order of the link, although the edge sorts them.
      await expect(page).toHaveURL(/\?rule=34&console=\d$/);
      await expect.poll(async () => (await ranks(page)).length).not.toBe(all.length);
      const pressed = await ranks(page);
      expect(await page.evaluate(() => 'isSamePage' in window), reader).toBe(true);
      await page.goBack();
      await expect.poll(() => ranks(page)).toEqual(all);
      await page.goForward();
      await expect.poll(() => ranks(page)).toEqual(pressed);
      await page.reload();
      expect(await ranks(page)).toEqual(pressed);
      // The browser logs an SSL error for the service worker, because the test certificate is not trusted.
      expect(messages.filter((text) => !text.includes('SSL certificate'))).toEqual([]);
      await page.close();
    }
  });
