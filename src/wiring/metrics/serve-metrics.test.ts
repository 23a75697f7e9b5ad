import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = createMetrics();
let collections = 0;
metrics.lookAt(() => {
  collections += 1;
  metrics.show('jobsFailed', [{ labels: { task: 'send-reset' }, value: 2 }]);
  metrics.tally('pagesShed', [{ labels: { reason: 'crowded' }, value: 7 }]);
});
metrics.observe('requests', { route: '/stage/[stageId]', status: '2xx' }, 0.03);

const failures: unknown[] = [];
const server = serveMetrics(metrics, { port: 0, host: '127.0.0.1' }, (error) => failures.push(error));
let url: string;

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('serves metrics in Prometheus text format and collects them once for concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => fetch(`${url}/metrics`)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [text = '', ...others] = await Promise.all(responses.map((response) => response.text()));
  expect(text).toContain('stargrass_request_seconds_bucket{le="0.05",route="/stage/[stageId]",status="2xx"} 1');
  expect(text).toContain('stargrass_jobs_failed{task="send-reset"} 2');
  expect(text).toContain('stargrass_pages_shed_total{reason="crowded"} 7');
  // Metrics that were not collected are absent instead of 0.
  expect(text).not.toMatch(/^stargrass_(metrics_read|outbox_events|jobs_waiting)\b/m);
  expect(text).toContain('process_resident_memory_bytes');
  expect(new Set([text, ...others]).size).toBe(1);
  expect(collections).toBe(1);
});

test('returns 404 for everything except GET /metrics', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics?x', 'GET'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await fetch(url + path, { method })).status).toBe(404);
});

test('reports an error without ending the process when the port is in use', async () => {
  const { port } = server.address() as AddressInfo;
  const second = serveMetrics(metrics, { port, host: '127.0.0.1' }, (error) => failures.push(error));
  await expect.poll(() => failures).toMatchObject([{ code: 'EADDRINUSE' }]);
  expect(second.listening).toBe(false);
});
