import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { goOffline } from '#tests/support/browser/offline.ts';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { reviewButton, sendButton } from '#tests/support/browser/post-form.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { createAccount, newName } from '#tests/support/http/accounts.ts';
import { countRecordsOf } from '#tests/support/http/player-records.ts';
import { isFull } from '#tests/support/rounds.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { startSite } from '#tests/support/site.ts';

test.use({ site: 'posting' });

const UNTIL_BREAKER_OPENS = 12;
const STAGE = '/stage/404';

/** Opens a page and waits until the service worker controls that page. */
async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

const VARIANTS = [
  { locale: 'ja', path: '/ja/stage/201', heading: 'オフラインです。', size: 'mobile' },
  { locale: 'en', path: '/stage/201', heading: "You're offline.", size: 'desktop' },
] as const;

for (const { locale, path, heading, size } of isFull ? VARIANTS : VARIANTS.slice(0, 1)) {
  test(`the offline page is shown without a connection, and the requested page opens when the connection is back: ${locale}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await openWithWorker(page, path.replace('/stage/201', '/terms'));
    await goOffline(context);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `offline.${size}.dark.${locale}`);

    await context.setOffline(false);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

/** Opens the posting form of the open stage page. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Submit Score' }).click();
  await expect(scoreField(page)).toBeVisible();
}

const scoreField = (page: Page) => page.getByRole('dialog').getByLabel('Score', { exact: true });

/** Waits until the service worker has stored all files that the page has loaded since a time, because it answers before it stores. */
const untilFilesStored = (page: Page, since: number) =>
  expect
    .poll(() =>
      page.evaluate(async (from) => {
        const files = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime > from && name.includes('/_next/static/'));
        const stored = await Promise.all(files.map(({ name }) => caches.match(name, { ignoreVary: true })));
        return files.filter((_, index) => !stored[index]).map(({ name }) => name);
      }, since),
    )
    .toEqual([]);

/** Returns the addresses of the pages that the service worker stores. */
const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

test('the service worker stores no personal page and nothing personal, and does not intercept API calls', async ({ page, context }) => {
  const name = newName();
  const { handle } = await createAccount({ name });
  await signInAs(page, handle);
  await openWithWorker(page, '/dashboard');
  await page.goto('/menu');
  await expect.poll(() => storedPages(page)).toEqual(['/menu']);
  const everything = await page.evaluate(async () => {
    const names = await caches.keys();
    const responses = await Promise.all(names.map(async (store) => (await caches.open(store)).matchAll()));
    return (await Promise.all(responses.flat().map((response) => response.text()))).join();
  });
  expect(everything).not.toMatch(new RegExp(`${handle}|${name}`));

  await goOffline(context);
  const call = await page.evaluate(() =>
    fetch('/api/auth/session').then(
      () => 'answered',
      () => 'failed',
    ),
  );
  // The call must fail, because forms store a draft when a call fails.
  expect(call).toBe('failed');
  await expect(page.goto('/api/auth/session')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a player reads and posts without a connection; the post is sent once, and logging out leaves nothing on the device', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await signInAs(page, account.handle);
  await openWithWorker(page, STAGE);
  await expect.poll(() => storedPages(page)).toEqual([STAGE]);
  // Stores the scripts of the page and of the form.
  const since = await page.evaluate(() => performance.now());
  await scriptsRun(page);
  await openForm(page);
  await untilFilesStored(page, since);

  await goOffline(context);
  await page.goto(STAGE);
  await expect(page.getByRole('status').filter({ hasText: /^As of (?:\d{4}\/\d\d\/\d\d )?\d\d:\d\d/ })).toBeVisible();
  await scriptsRun(page);
  await openForm(page);
  await scoreField(page).fill('7');
  await page.getByRole('group', { name: 'Console' }).getByRole('radio').last().check({ force: true });
  await reviewButton(page).click();
  await sendButton(page).click();
  await expect(page.getByText("Saved on this device. We'll send it when you're back online.")).toBeVisible();

  await page.goto(STAGE);
  await scriptsRun(page);
  expect(await countRecordsOf(account)).toBe(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  expect(await countRecordsOf(account)).toBe(1);

  await page.goto('/auth/logout');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      entries: Object.keys(localStorage).filter((key) => /^(?:draft:|post)/.test(key)),
    }));
  await expect.poll(async () => ({ ...(await left()), pages: await storedPages(page) })).toEqual({ databases: [], entries: [], pages: [] });
  expect(await countRecordsOf(account)).toBe(1);
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  test('the offline page uses the chosen theme', async ({ page, context }) => {
    await openWithWorker(page, '/');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await goOffline(context);
    await page.goto('/menu');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
  });

  test('when the database is down, the server shows the failure page with the request id instead of the offline page', async ({
    page,
    request,
    testSite,
  }) => {
    const ownDatabase = withDatabase(testSite.databaseUrl, `stargrass_failure_${randomBytes(4).toString('hex')}_test`);
    await createCatalogueDatabase(ownDatabase);
    const url = new URL(ownDatabase);
    const relay = new Relay(url.hostname, Number(url.port));
    await relay.open();
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    const site = await startSite(url.href, { limits: 'default' });
    try {
      await openWithWorker(page, `${site.url}/stage/201`);
      await relay.shut();

      const failed = await page.goto(`${site.url}/stage/202`);
      // The application still renders this page, because the circuit breaker is not open yet.
      expect([failed?.status(), failed?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side.');
      await expect(page.locator('.request b')).toHaveText(failed?.headers()['x-request-id'] ?? '');
      await expectAccessible(page);
      await takePicture(page, 'failure.desktop.dark.en');

      for (let count = 0; count < UNTIL_BREAKER_OPENS; count += 1) await request.get(`${site.url}/stage/201`);
      await page.setViewportSize(SIZES.mobile);
      const unavailable = await page.goto(`${site.url}/ja/stage/202`);
      expect(unavailable?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('野原に雲がかかっています。');
      await expect(page.locator('.request b')).toHaveText(unavailable?.headers()['x-request-id'] ?? '');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await takePicture(page, 'unavailable.mobile.dark.ja');
    } finally {
      await site.stop();
      await relay.shut();
      await dropDatabase(ownDatabase);
    }
  });
});
