import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPage } from '#tests/support/http/request.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';

let site: OwnSite;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  site = await startOwnSite({ PAGES_MAX_IN_FLIGHT: '2', METRICS_PORT: String(metricsPort) });
});
afterAll(() => site.stop());

// Reads the whole body, because the page is in flight until then.
const statusOf = async (path: string) => (await getPage(path, { site: site.url })).status;

test('above the limit on pages in flight, a page gets 503 with Retry-After in its language, and API calls are served', async () => {
  expect(await statusOf('/information')).toBe(200);
  let held: Promise<number>[] = [];
  await site.db.transaction().execute(async (tx) => {
    await sql`lock table news`.execute(tx);
    held = [statusOf('/information'), statusOf('/information')]; // Both pages wait for the lock.
    await expect.poll(async () => (await getPage('/ja/stage/229', { site: site.url })).html).toContain('野原が混み合っています。');
    const { status, headers, html } = await getPage('/stage/229', { site: site.url });
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(html).toContain('The site is busy right now.');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/api/auth/session')).toBe(200);
  });
  expect(await Promise.all(held)).toEqual([200, 200]);
  await expect.poll(() => statusOf('/stage/229')).toBe(200);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^stargrass_pages_shed_total\{reason="crowded"\} [1-9]/m);
  expect(metrics).toMatch(/^stargrass_request_seconds_count\{route="\/stage\/\[stageId\]",status="5xx"\} [1-9]/m);
  expect(metrics).toMatch(/^stargrass_request_seconds_count\{route="\/information",status="2xx"\} [1-9]/m);
  expect(await statusOf('/metrics')).toBe(404);
});
