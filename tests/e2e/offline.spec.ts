import { expect, type Page, test } from '@playwright/test'; // not as a quiet reader: for bots Next draws no failure page
import sharp from 'sharp';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/page-health.ts';
import { Relay } from '#tests/support/relay.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { startSite } from '#tests/support/site.ts';

const PORT = 3242;
const UNTIL_BREAKER_OPENS = 12;

/** Opens a page and waits until the worker stands behind it. */
async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

for (const { locale, path, heading, width } of [
  { locale: 'en', path: '/stage/201', heading: 'You are offline.', width: 1280 },
  { locale: 'ja', path: '/ja/stage/201', heading: 'オフラインです。', width: 390 },
]) {
  test(`without a connection the offline page shows in ${locale}; with one the page that was asked for opens by itself`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWithWorker(page, path.replace('201', '202'));
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `offline.${width > 600 ? 'desktop' : 'mobile'}.dark.${locale}`);

    await context.setOffline(false);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('the worker keeps nothing, and calls do not pass through it', async ({ page, context }) => {
  await openWithWorker(page, '/');
  await page.goto('/stage/201');
  await context.setOffline(true);
  const [kept, call] = await page.evaluate(async () => [
    await caches.keys(),
    await fetch('/api/auth/session').then(
      () => 'answered',
      () => 'failed',
    ),
  ]);
  expect(kept).toEqual([]);
  expect(call).toBe('failed'); // an honest failure, which forms keep drafts for
  await expect(page.goto('/api/auth/session')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test("the offline page follows the reader's theme", async ({ page, context }) => {
  await openWithWorker(page, '/');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);
});

test('the site can be installed: a manifest with icons of the sizes that it says', async ({ page, request }) => {
  await page.goto('/ja');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Stargrass / 星草', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("a server in trouble shows its own page, with the request's id, never the offline page", async ({ page, request }) => {
  const url = new URL(e2eDatabaseUrl());
  const relay = new Relay(url.hostname, Number(url.port));
  await relay.open();
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  const site = await startSite(PORT, url.href);
  try {
    await openWithWorker(page, `${site.url}/stage/201`);
    await relay.shut();

    const failed = await page.goto(`${site.url}/stage/202`);
    expect([failed?.status(), failed?.headers()['retry-after']]).toEqual([503, '5']); // drawn by the site itself, while it still tries
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The field is under cloud.');
    await expect(page.locator('.request b')).toHaveText(failed?.headers()['x-request-id'] ?? '');
    await expectAccessible(page);
    await takePicture(page, 'failure.desktop.dark.en');

    for (let count = 0; count < UNTIL_BREAKER_OPENS; count += 1) await request.get(`${site.url}/stage/201`);
    await page.setViewportSize({ width: 390, height: 844 });
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
  }
});
