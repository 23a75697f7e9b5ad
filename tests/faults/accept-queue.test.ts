import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';

// Fewer than the 511 connections that fit into the kernel's accept queue.
const CONNECTIONS = 400;

let site: OwnSite;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  // The limit on pages in flight is high, so that pages can only be rejected because they waited too long.
  site = await startOwnSite({ PAGES_MAX_IN_FLIGHT: '10000', PAGES_MAX_WAIT_MS: '1000', METRICS_PORT: String(metricsPort) });
});
afterAll(() => site.stop());

/** Requests a page over a new connection. */
const read = async (path: string) => {
  const answer = await send(site.url, { path, headers: { connection: 'close' } });
  await answer.text();
  return answer.status;
};

test('when too many connections arrive at once, some pages are rejected but posts are accepted', async () => {
  const actor = await createActor(site.db, 'player');
  expect(await read('/keyword')).toBe(200);
  const reading = Array.from({ length: CONNECTIONS }, () => read('/keyword'));
  const posted = post(site.url, actor, freshDraft());
  const statuses = await Promise.all(reading);
  expect((await posted).status).toBe(201);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const refused = Number(/^stargrass_pages_shed_total\{reason="late"\} (\d+)/m.exec(metrics)?.[1]);
  // Pages that failed to get a database connection also respond with 503, but are not counted here.
  expect(refused).toBeGreaterThan(0);
  console.log(`${refused} of ${CONNECTIONS} pages refused before they were started`);
  await expect.poll(() => read('/keyword')).toBe(200);
});
