import type { Page, Request } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';

test.use({ prefetch: true, viewport: SIZES.desktop });

const isPrefetch = (request: Request) => request.headers().rsc === '1' && 'next-router-prefetch' in request.headers();

test('links up to 200 px below the viewport are prefetched, at most four at a time and without reporting failures', async ({ page }) => {
  const trouble = watchForTrouble(page);
  const prefetched = new Set<string>();
  page.on('request', (request) => {
    if (!isPrefetch(request)) return;
    const { pathname, search } = new URL(request.url());
    prefetched.add(pathname + search.replace(/[?&]_rsc=.*/, ''));
  });
  await page.route('**/terms?*', (route) => (isPrefetch(route.request()) ? route.abort() : route.continue()));
  await openPage(page, '/stage/201');

  // The ranking table has at least a hundred rows, so the links below it are too far down to be prefetched.
  expect(await page.getByRole('main').getByRole('rowheader').count()).toBeGreaterThanOrEqual(100);
  await expect.poll(() => [...prefetched]).toContain('/stage/202');
  await page.waitForLoadState('networkidle');
  expect([...prefetched]).not.toContain('/terms');
  expect(prefetched.size).toBeLessThan(20);

  const footer = page.getByRole('contentinfo').getByRole('link').last();
  const pxBelow = async () => ((await footer.boundingBox())?.y ?? 0) - SIZES.desktop.height;
  await page.mouse.wheel(0, (await pxBelow()) - 260);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForLoadState('networkidle');
  expect(await pxBelow()).toBeGreaterThan(200);
  expect([...prefetched]).not.toContain('/moving');
  await page.mouse.wheel(0, (await pxBelow()) - 150);
  await expect.poll(() => [...prefetched]).toContain('/moving');
  // The footer is still below the viewport.
  expect(await pxBelow()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await mostAtOnce(page)).toBeLessThanOrEqual(4);
  // The browser logs the failed prefetch, but the site does not.
  expect(trouble.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

/** Returns the largest number of prefetches that were in flight at the same time. */
const mostAtOnce = (page: Page) =>
  page.evaluate(() => {
    const fetches = performance.getEntriesByType('resource').filter(({ name }) => name.includes('_rsc=')) as PerformanceResourceTiming[];
    return Math.max(
      ...fetches.map(({ startTime: at }) => fetches.filter((other) => other.startTime <= at && other.responseEnd > at).length),
    );
  });
