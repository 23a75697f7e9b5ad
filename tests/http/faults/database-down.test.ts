import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

// The circuit breaker opens after three failed connections, and a page may open several.
const ENOUGH_REQUESTS = 12;

let relay: Relay;
let throughRelay: string;
let site: Site;
beforeAll(async () => {
  const url = new URL(readingSite().databaseUrl);
  relay = new Relay(url.hostname, Number(url.port || 5432));
  await relay.open();
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  throughRelay = url.href;
  site = await startSite(throughRelay);
});
afterAll(async () => {
  await site.stop();
  await relay.shut();
});

const statusOf = async (path: string, { url } = site) => (await get(path, { site: url })).status;

/** Requests a page until the circuit breaker rejects it. Checks that every response is a 5xx that is not cacheable. */
async function getRefusal(path: string) {
  for (let count = 0; count < ENOUGH_REQUESTS; count += 1) {
    const page = await getPage(path, { site: site.url });
    expect(page.status).toBeGreaterThanOrEqual(500);
    expect(page.headers.get('cache-control')).toContain('no-store');
    if (page.headers.has('retry-after')) return page;
  }
  throw new Error(`${path} is never refused`);
}

test('while the database is down, pages get 5xx and then 503 with Retry-After, never 200 or 404', async () => {
  expect(await statusOf('/stage/201')).toBe(200);
  await relay.shut();

  const { status, headers } = await getRefusal('/stage/201');
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  // The status is not 404, because it is unknown whether the page exists.
  expect((await getRefusal('/stage/999')).status).toBe(503);
  expect(textOf((await getRefusal('/ja/stage/201')).root.querySelector('h1'))).toBe('野原に雲がかかっています。');
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);

  await relay.open();
  await expect.poll(() => statusOf('/stage/201')).toBe(200);
});

test('a site that is started without a database responds with 503 and works once the database is up', async () => {
  await relay.shut();
  const early = await startSite(throughRelay, { sign: '/healthz' });
  try {
    await expect.poll(() => statusOf('/stage/201', early)).toBe(503);
    await relay.open();
    await expect.poll(() => statusOf('/stage/201', early)).toBe(200);
  } finally {
    await early.stop();
  }
});
