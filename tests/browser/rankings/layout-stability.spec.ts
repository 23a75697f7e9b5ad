import type { Page, Route } from '@playwright/test';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectNoLayoutShift } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';

/** Throttles a page's connection to the speed of a slow phone. */
async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150, // In milliseconds.
    downloadThroughput: 200_000, // In bytes per second.
    uploadThroughput: 90_000,
  });
}

test('fonts that load late cause no layout shift', async ({ page }) => {
  const held: Route[] = [];
  let areHeld = true;
  await page.route(/\.woff2$/, (route) => {
    if (areHeld) held.push(route);
    else return route.continue();
  });
  // Does not wait for the load event, which would wait for fonts.
  await page.goto('/ja/stage/201', { waitUntil: 'commit' });
  await scriptsRun(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  areHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
  await expectNoLayoutShift(page);
});

for (const size of isFull ? (['desktop', 'mobile'] as const) : [])
  test(`a stage page causes no layout shift on a slow connection: ${size}`, async ({ page }) => {
    await slowDown(page);
    await page.setViewportSize(SIZES[size]);
    await page.goto('/ja/stage/201', { waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
  });

for (const path of isFull ? ['/ja/total/30', '/ja/ranking'] : [])
  test(`the widest total and the total with the most rows cause no layout shift on a slow connection: ${path}`, async ({ page }) => {
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
  });
