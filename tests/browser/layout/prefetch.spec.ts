import type { Page, Request } from '@playwright/test';
import { nextPaints, scriptsRun } from '#tests/support/browser/open-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';

test.use({ prefetch: true, viewport: SIZES.desktop });

const isPrefetch = (request: Request) => request.headers().rsc === '1' && 'next-router-prefetch' in request.headers();

test('links up to 200 px below the viewport are prefetched after the first input, one request each, two at a time, without rows or reported failures', async ({
  page,
}) => {
  const trouble = watchForTrouble(page);
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (!isPrefetch(request)) return;
    const { pathname, search } = new URL(request.url());
    prefetched.push(pathname + search.replace(/[?&]_rsc=.*/, ''));
  });
  await page.route('**/terms?*', (route) => (isPrefetch(route.request()) ? route.abort() : route.continue()));
  await page.goto('/stage/201', { waitUntil: 'networkidle' });
  expect(prefetched).toEqual([]);

  await page.mouse.move(600, 300);
  await scriptsRun(page);
  // The link to the form is the last one above the table that is not in a list.
  await expect.poll(() => prefetched).toContain('/post?stage=201&rule=21');
  expect(prefetched).toContain('/stage/202');
  expect(prefetched).toContain('/stage/201?rule=23');
  // The ranking table has at least a hundred rows, so the links below it are too far down to be prefetched.
  expect(await page.getByRole('main').getByRole('rowheader', { includeHidden: true }).count()).toBeGreaterThanOrEqual(100);
  expect(prefetched).not.toContain('/terms');

  const footer = page.getByRole('contentinfo').getByRole('link').last();
  const pxBelow = async () => ((await footer.boundingBox())?.y ?? 0) - SIZES.desktop.height;
  const scrollDown = (px: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), px);
  await scrollDown((await pxBelow()) - 260);
  await nextPaints(page);
  expect(await pxBelow()).toBeGreaterThan(200);
  expect(prefetched).not.toContain('/moving');
  await scrollDown((await pxBelow()) - 150);
  await expect.poll(() => prefetched).toContain('/moving');
  // The footer is still below the viewport.
  expect(await pxBelow()).toBeGreaterThan(0);
  await expect.poll(() => prefetched).toContain('/terms');

  expect(new Set(prefetched).size).toBe(prefetched.length);
  const inRowsOnly = await linksInRowsOnly(page);
  expect(prefetched.filter((address) => inRowsOnly.includes(address))).toEqual([]);
  expect(await mostAtOnce(page)).toBe(2);
  // The browser logs the failed prefetch, but the site does not.
  expect(trouble.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

/** Returns the addresses of links in table rows, without those that are also linked elsewhere on the page. */
const linksInRowsOnly = (page: Page) =>
  page.evaluate(() => {
    const addresses = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
    const elsewhere = new Set(addresses('a[href]:not(tr a)'));
    return addresses('tr a[href]').filter((address) => !elsewhere.has(address));
  });

/** Returns the largest number of prefetches that were in flight at the same time. */
const mostAtOnce = (page: Page) =>
  page.evaluate(() => {
    const fetches = performance.getEntriesByType('resource').filter(({ name }) => name.includes('_rsc=')) as PerformanceResourceTiming[];
    return Math.max(
      ...fetches.map(({ startTime: at }) => fetches.filter((other) => other.startTime <= at && other.responseEnd > at).length),
    );
  });
