import { expect, test } from '@playwright/test';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { Relay } from '#tests/support/relay.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3211;
const ENOUGH_REQUESTS = 12; // the breaker opens after three failed connections; a page may ask for more than one

test.describe.configure({ mode: 'serial' });

let relay: Relay;
let site: Site;

test.beforeAll(async () => {
  const url = new URL(e2eDatabaseUrl());
  relay = new Relay(url.hostname, Number(url.port || 5432));
  await relay.open();
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  site = await startSite(PORT, url.href);
});
test.afterAll(async () => {
  await site.stop();
  await relay.shut();
});

test('a stopped database gives 5xx, then 503 with Retry-After, never 200 or 404; and the site recovers by itself', async ({
  request,
  page,
}) => {
  expect((await request.get(`${site.url}/stage/201`)).status()).toBe(200);
  await relay.shut();

  const statuses: number[] = [];
  let retryAfter: string | undefined;
  for (let count = 0; count < ENOUGH_REQUESTS && retryAfter === undefined; count += 1) {
    const answer = await request.get(`${site.url}/stage/201`);
    statuses.push(answer.status());
    retryAfter = answer.headers()['retry-after'];
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  for (const status of statuses) expect(status).toBeGreaterThanOrEqual(500);
  expect(statuses.at(-1)).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(5);
  expect((await request.get(`${site.url}/stage/999`)).status()).toBe(503); // not even "not found" can be known now
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(503);

  await page.goto(`${site.url}/ja/stage/201`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('野原に雲がかかっています。');
  await takePicture(page, 'unavailable.desktop.dark.ja');

  await relay.open();
  await expect.poll(async () => (await request.get(`${site.url}/stage/201`)).status()).toBe(200);
});

test('a site that starts while the database is down says 503 too, and begins by itself when it comes', async ({ request }) => {
  await relay.shut();
  const url = new URL(e2eDatabaseUrl());
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  const early = await startSite(PORT + 1, url.href, { sign: '/healthz' });
  try {
    await expect.poll(async () => (await request.get(`${early.url}/stage/201`)).status()).toBe(503);
    await relay.open();
    await expect.poll(async () => (await request.get(`${early.url}/stage/201`)).status()).toBe(200);
  } finally {
    await early.stop();
  }
});
