import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { createActor, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { postRecord } from '#tests/support/live-site.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { within } from '#tests/support/patience.ts';
import { beQuiet, expect, test } from '#tests/support/quiet-reader.ts';
import { freshDraft } from '#tests/support/records-api.ts';

test.use({ storageState: { cookies: [], origins: [{ origin: E2E_ORIGIN, localStorage: [{ name: 'language-offered', value: 'ja' }] }] } });

const PATIENT = { timeout: within(15_000) };
const newActor = () => withE2eDatabase((db) => createActor(db, 'player'));
const row = (page: Page, recordId: string) => page.locator(`[data-record="${recordId}"]`);

/** Notes when the row of each record appears, by the clock that the test has as well. */
const noteRows = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const line of document.querySelectorAll<HTMLElement>('[data-record]')) seen[line.dataset.record ?? ''] ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  });

/** A page in a browser of its own, signed in as somebody, from which records are posted. */
async function openPoster(browser: Browser, { cookie }: TestActor): Promise<() => Promise<{ recordId: string; answeredMs: number }>> {
  const context = await browser.newContext();
  await beQuiet(context);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: E2E_ORIGIN }]);
  const page = await context.newPage();
  await page.goto('/terms');
  return () =>
    page.evaluate(async (draft) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch('/api/records', { method: 'POST', headers, body: JSON.stringify(draft) });
      return { recordId: (await answer.json()).recordId as string, answeredMs: Date.now() };
    }, freshDraft());
}

/** How long after a record was posted it was told to open pages, in ms, by the database's clock. */
const toldAfterMs = (recordId: string) =>
  withE2eDatabase(async (db) => {
    const answer = await sql<{ ms: number }>`
      select extract(epoch from noted_at - posted_at)::float8 * 1000 as ms
      from live_events join records using (record_id) where record_id = ${recordId}`.execute(db);
    return answer.rows[0]?.ms;
  });

test('a record posted in one browser appears on the home page that is open in another, and moves nobody who reads', async ({
  browser,
  page,
}) => {
  const trouble = watchForTrouble(page);
  const post = await openPoster(browser, await newActor());
  await noteRows(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/');
  const lines = page.locator('[tabindex="-1"]:has([data-record])');
  const height = (await lines.boundingBox())?.height;
  const spoken = page.locator('output[data-news]');
  await spoken.waitFor({ state: 'attached' }); // it comes after everything else

  const first = await post();
  await expect(row(page, first.recordId)).toBeVisible(PATIENT);
  const seenMs = await page.evaluate((id) => (window as unknown as { seen: Record<string, number> }).seen[id] ?? 0, first.recordId);
  const toldMs = await toldAfterMs(first.recordId);
  console.log(
    `a record was seen ${seenMs - first.answeredMs} ms after the answer to its post; told ${toldMs?.toFixed(0)} ms after it was written`,
  );
  expect(toldMs).toBeLessThan(within(3_000));
  expect((await lines.boundingBox())?.height).toBe(height);
  await expect(spoken).toHaveText(/^\d+ new records?$/);
  await expect(page.getByRole('complementary', { name: /new records?$/ })).toHaveCount(0); // the list shows it

  await lines.evaluate((list) => scrollTo(0, list.getBoundingClientRect().top + scrollY));
  const [read, top] = [row(page, first.recordId), () => lines.evaluate((list) => list.getBoundingClientRect().top)];
  const topBefore = await top();
  const second = await post();
  const newer = page.getByRole('button', { name: /^Show \d+ newer records?$/ });
  await expect(newer).toBeVisible(PATIENT);
  expect(await top()).toBe(topBefore);
  await expect(row(page, second.recordId)).toHaveCount(0);
  await expect(read).toHaveCount(1);
  await expectAccessible(page);
  await newer.press('Enter');
  await expect(row(page, second.recordId)).toBeInViewport();
  await expect(lines).toBeFocused();

  const live = page.getByRole('switch', { name: 'Live updates' });
  await live.focus();
  await page.keyboard.press('Space');
  await expect(live).toHaveAttribute('aria-checked', 'false');
  const third = await post();
  await expect.poll(() => toldAfterMs(third.recordId), PATIENT).toBeDefined();
  await expect(row(page, third.recordId)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(row(page, third.recordId)).toBeVisible(PATIENT); // it goes on where it was
  expect(trouble).toEqual([]);
});

test('without streams a page asks: a toast that takes no focus says what is new, a list shows it, and both can be turned off', async ({
  page,
}) => {
  await page.route('**/api/live*', (route) =>
    route.request().headers().accept?.includes('event-stream') ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const actor = await newActor();
  const toast = page.getByRole('complementary', { name: /^\d+ new records?$/ });
  await openPage(page, '/terms');
  await page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.status() === 200, PATIENT); // it knows where it stands
  await postRecord(E2E_ORIGIN, actor);
  await expect(toast).toBeVisible(PATIENT);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expectAccessible(page);
  await toast.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL('/records');
  const recordId = await postRecord(E2E_ORIGIN, actor);
  await expect(row(page, recordId)).toBeVisible(PATIENT);
  await expect(toast).toHaveCount(0); // not twice a minute

  await page.evaluate(() => localStorage.removeItem('live-told')); // a minute later
  await page.unroute('**/api/live*');
  const [stream] = await Promise.all([page.waitForResponse('**/api/live', PATIENT), page.goto('/ja/terms')]);
  expect(stream.headers()['content-type']).toContain('event-stream');
  await postRecord(E2E_ORIGIN, actor);
  const off = page.getByRole('button', { name: 'お知らせをオフ' });
  await off.focus(PATIENT);
  await page.keyboard.press('Enter');
  await expect(page.getByText('自動更新をオフにしました。').last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('live'))).toBe('off');
});
