import { openPage } from '#tests/support/browser/open-page.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';

// Playwright cannot intercept requests that a service worker handles.
test.use({ site: 'posting', serviceWorkers: 'block' });

// In the merge gate only a stage is refreshed. tests/http/rankings/refresh.test.ts shows that the other pages have the
// same button.
for (const kind of isFull ? (['stage', 'total', 'player'] as const) : (['stage'] as const))
  test(`a player refreshes a page, and a failed refresh is reported without changing the page: ${kind}`, async ({ page, testSite }) => {
    const { handle } = await withSiteDatabase(testSite, (db) => createActor(db, 'player'));
    await signInAs(page, handle, testSite);
    await page.route('**/api/me/refresh-token', (route) => route.abort(), { times: 1 });
    await openPage(page, { stage: '/stage/321', total: '/total/20', player: `/user/${handle}` }[kind]);
    const refresh = page.locator('main button', { hasText: 'Refresh' });
    // Waits until the session is loaded.
    await expect(refresh).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await refresh.click();
    await expect(page.locator('main output', { hasText: "couldn't refresh" })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    const accepted = page.waitForResponse((response) => response.url().includes('/api/revalidate'));
    const reloaded = page.waitForEvent('load');
    await refresh.click();
    expect((await accepted).status()).toBe(202);
    await reloaded;
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  });
