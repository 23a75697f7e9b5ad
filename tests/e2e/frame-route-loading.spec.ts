import { expect, type Page, type Request, test } from '@playwright/test';
import { openPage, scriptsRun } from '#tests/support/open-page.ts';
import { watchForTrouble } from '#tests/support/page-health.ts';

const isRsc = (request: Request) => request.headers().rsc === '1';
const isPrefetch = (request: Request) => isRsc(request) && 'next-router-prefetch' in request.headers();
const line = (page: Page) => page.getByRole('status', { name: 'Loading' }).locator('div').first();
const veil = (page: Page) => page.getByRole('status', { name: 'Loading' }).locator('div').nth(1);

/** Holds every change to this path back until it is let go. */
async function hold(page: Page, path: string): Promise<(how?: 'continue' | 'abort') => void> {
  let letGo: (how?: 'continue' | 'abort') => void = () => {};
  const gone = new Promise<'continue' | 'abort'>((resolve) => {
    letGo = (how = 'continue') => resolve(how);
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!isRsc(route.request()) || isPrefetch(route.request())) return route.continue();
      return (await gone) === 'abort' ? route.abort() : route.continue();
    },
  );
  return letGo;
}

test('a line at once, three stems after a while, both gone when the page is there', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await openPage(page, '/stage/201');
  const letGo = await hold(page, '/stage/202');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 }); // time for a slow machine to look
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect(line(page)).toBeVisible();
  await expect(veil(page)).toBeHidden(); // not yet: a quick page shows no curtain
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(veil(page)).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/stage/202');
  await expect(line(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('another filter of the same page is no change of page', async ({ page }) => {
  await openPage(page, '/stage/201');
  const letGo = await hold(page, '/stage/201');
  await page.getByRole('list', { name: 'Console' }).getByRole('link', { name: 'Switch', exact: true }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(line(page)).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL('/stage/201?console=4');
});

test('it ends when the change fails, and when the reader turns back', async ({ page }) => {
  await openPage(page, '/stage/201');
  let letGo = await hold(page, '/stage/202');
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect(line(page)).toBeVisible();
  letGo('abort'); // Next then loads the page as a whole
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sewing-Box Steppe');
  await expect(line(page)).toHaveCount(0);

  await scriptsRun(page);
  letGo = await hold(page, '/stage/203');
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect(line(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Stargrass' }).click(); // it covers nothing that can be pressed
  await expect(page).toHaveURL('/');
  await expect(line(page)).toHaveCount(0);
  letGo();
});

test('links are fetched ahead from 200 px before they are seen, a few at a time, and in silence', async ({ page }) => {
  const trouble = watchForTrouble(page);
  const ahead = new Set<string>();
  page.on('request', (request) => {
    if (!isPrefetch(request)) return;
    ahead.add(new URL(request.url()).pathname + new URL(request.url()).search.replace(/[?&]_rsc=.*/, ''));
  });
  await page.route('**/terms?*', (route) => (isPrefetch(route.request()) ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/stage/201');

  // A hundred rows stand on this page: what is fetched ahead are the links of its head, in small answers.
  expect(await page.getByRole('main').getByRole('rowheader').count()).toBeGreaterThanOrEqual(100);
  await expect.poll(() => [...ahead]).toContain('/stage/202');
  await page.waitForLoadState('networkidle');
  expect([...ahead]).not.toContain('/terms');
  expect(ahead.size).toBeLessThan(20);

  const footer = page.getByRole('contentinfo').getByRole('link').last();
  const below = async () => ((await footer.boundingBox())?.y ?? 0) - 900;
  await page.mouse.wheel(0, (await below()) - 260);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForLoadState('networkidle');
  expect(await below()).toBeGreaterThan(200);
  expect([...ahead]).not.toContain('/moving');
  await page.mouse.wheel(0, (await below()) - 150);
  await expect.poll(() => [...ahead]).toContain('/moving');
  expect(await below()).toBeGreaterThan(0); // still out of sight
  await page.waitForLoadState('networkidle');
  expect(await mostAtATime(page)).toBeLessThanOrEqual(4);
  expect(trouble.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]); // one of them failed: the browser says so, the site does not
});

/** How many fetches of pages were under way together, by the browser's own watch. */
const mostAtATime = (page: Page) =>
  page.evaluate(() => {
    const fetches = performance.getEntriesByType('resource').filter(({ name }) => name.includes('_rsc=')) as PerformanceResourceTiming[];
    return Math.max(
      ...fetches.map(({ startTime: at }) => fetches.filter((other) => other.startTime <= at && other.responseEnd > at).length),
    );
  });

test('a name in a long list leads on without loading the page, though it is a plain link', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await openPage(page, '/stage/201');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const name = page.getByRole('rowheader').getByRole('link').first();
  const href = (await name.getAttribute('href')) ?? '';
  await name.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button Jar Landing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Jar Landing');
  expect(loads).toEqual([]);
  expect(trouble).toEqual([]);
});
