import type { Page } from '@playwright/test';
import { LIVE_POLL_MS } from '#domain/live/live-rules.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { postRecord } from '#tests/support/sites/live-site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({
  site: 'posting',
  // Live updates are on, unlike in other tests.
  storageState: async ({ testSite }, use) =>
    use({ cookies: [], origins: [{ origin: testSite.url, localStorage: [{ name: 'language-offered', value: 'ja' }] }] }),
});

const createPlayer = () => withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
const post = (actor: Awaited<ReturnType<typeof createPlayer>>) => postRecord(postingSite().url, actor);
const row = (page: Page, recordId: string) => page.locator(`[data-record="${recordId}"]`);

/** Returns whether the worker has published a record to open pages. */
const isPublished = (recordId: string) =>
  withSiteDatabase(postingSite(), async (db) => {
    const found = await db.selectFrom('live_events').select('record_id').where('record_id', '=', recordId).executeTakeFirst();
    return found !== undefined;
  });

test('a posted record appears on an open page of new records without moving a list that a visitor is reading', async ({
  page,
  browser,
  testSite,
}) => {
  const trouble = watchForTrouble(page);
  const actor = await createPlayer();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/records');
  const list = page.locator('[tabindex="-1"]:has([data-record])');
  const status = page.locator('output[data-news]');
  // Waits for the part of the page that loads last.
  await status.waitFor({ state: 'attached' });

  const first = await post(actor);
  // The status is shown for 15 seconds only.
  await Promise.all([expect(row(page, first)).toBeVisible(), expect(status).toHaveText(/^\d+ new records?$/)]);
  // There is no toast, because the list shows the new record.
  await expect(page.getByRole('complementary', { name: /new records?$/ })).toHaveCount(0);

  await list.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  const top = () => list.evaluate((element) => element.getBoundingClientRect().top);
  const topBefore = await top();
  const second = await post(actor);
  const showNewer = page.getByRole('button', { name: /^Show \d+ newer records?$/ });
  await expect(showNewer).toBeVisible();
  expect(await top()).toBe(topBefore);
  await expect(row(page, second)).toHaveCount(0);
  await expect(row(page, first)).toHaveCount(1);
  await expectAccessible(page);
  // Other tests post records too, so the button may have appeared for one of their records.
  await expect(async () => {
    if (await showNewer.isVisible()) await showNewer.press('Enter', { timeout: 1_000 });
    await expect(row(page, second)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(list).toBeFocused();

  const live = page.getByRole('switch', { name: 'Live updates' });
  await live.focus();
  await page.keyboard.press('Space');
  await expect(live).toHaveAttribute('aria-checked', 'false');
  const otherReader = await browser.newContext({ baseURL: testSite.url });
  const otherPage = await otherReader.newPage();
  await openPage(otherPage, '/records');
  const third = await post(actor);
  await expect(row(otherPage, third)).toBeVisible();
  await otherReader.close();
  await expect(row(page, third)).toHaveCount(0);
  await page.keyboard.press('Space');
  // Updates resume from the point where they were switched off.
  await expect(row(page, third)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('without streams, a page polls and announces new records in a toast that takes no focus', async ({ page }) => {
  await page.route('**/api/live*', (route) =>
    route.request().headers().accept?.includes('event-stream') ? route.fulfill({ status: 503 }) : route.continue(),
  );
  // Installs a fake clock, so that the time until the next poll can be skipped.
  await page.clock.install();
  const actor = await createPlayer();
  const postAndPoll = async () => {
    const recordId = await post(actor);
    await expect.poll(() => isPublished(recordId)).toBe(true);
    await page.clock.fastForward(LIVE_POLL_MS);
    return recordId;
  };
  const toast = page.getByRole('complementary', { name: /^\d+ new records?$/ });
  const polled = page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.status() === 200);
  await openPage(page, '/terms');
  // The page's cursor is now at the newest live event.
  await polled;
  await postAndPoll();
  await expect(toast).toBeVisible();
  await toast.hover(); // It closes by itself, except under the pointer.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expectAccessible(page);
  await toast.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL('/records');
  const recordId = await postAndPoll();
  await expect(row(page, recordId)).toBeVisible();
});

test('a player turns live updates off with the button in the toast', async ({ page }) => {
  const stream = page.waitForResponse((answer) => answer.headers()['content-type']?.includes('event-stream') ?? false);
  await openPage(page, '/ja/terms');
  await stream;
  await post(await createPlayer());
  const off = page.getByRole('button', { name: '自動更新をオフ' });
  await off.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('自動更新をオフにしました。').last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('live'))).toBe('off');
});
