import type { Page, Request } from '@playwright/test';
import { nextPaints, openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';

const isRsc = (request: Request) => request.headers().rsc === '1';
const isPrefetch = (request: Request) => isRsc(request) && 'next-router-prefetch' in request.headers();
const bar = (page: Page) => page.getByRole('status', { name: 'Loading' }).locator('div').first();
const overlay = (page: Page) => page.getByRole('status', { name: 'Loading' }).locator('div').nth(1);

/** Delays client-side navigations to a path until the returned function is called. */
async function holdNavigation(page: Page, path: string): Promise<(how?: 'continue' | 'abort') => void> {
  let release: (how?: 'continue' | 'abort') => void = () => {};
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = (how = 'continue') => resolve(how);
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!isRsc(route.request()) || isPrefetch(route.request())) return route.continue();
      return (await released) === 'abort' ? route.abort() : route.continue();
    },
  );
  return release;
}

test('a navigation shows the progress bar at once and the overlay after a delay, and hides both when it is done', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await openPage(page, '/stage/201');
  const release = await holdNavigation(page, '/stage/202');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  // Slows animations down, so that both states are visible on a slow machine.
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect(bar(page)).toBeVisible();
  // Fast navigations never show the overlay.
  await expect(overlay(page)).toBeHidden();
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(page).toHaveURL('/stage/202');
  await expect(bar(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  test('changing a filter on the same page shows no loading state', async ({ page }) => {
    await openPage(page, '/stage/201');
    const release = await holdNavigation(page, '/stage/201');
    await page.locator('main summary', { hasText: /^Console/ }).click();
    await page.getByRole('list', { name: 'Console' }).getByRole('link', { name: 'Switch', exact: true }).click();
    await nextPaints(page);
    await expect(bar(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL('/stage/201?console=4');
  });

  test('the loading state ends when the navigation fails or the reader navigates elsewhere', async ({ page }) => {
    await openPage(page, '/stage/201');
    let release = await holdNavigation(page, '/stage/202');
    await page.getByRole('link', { name: 'Next stage' }).click();
    await expect(bar(page)).toBeVisible();
    // When a navigation fails, Next.js loads the whole page.
    release('abort');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sewing-Box Steppe');
    await expect(bar(page)).toHaveCount(0);

    await scriptsRun(page);
    release = await holdNavigation(page, '/stage/203');
    await page.getByRole('link', { name: 'Next stage' }).click();
    await expect(bar(page)).toBeVisible();
    // The overlay does not block the page's controls.
    await page.getByRole('banner').getByRole('link', { name: 'Stargrass' }).click();
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toHaveCount(0);
    release();
  });

  test('a plain link in a long list navigates without a full page load', async ({ page }) => {
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
});
