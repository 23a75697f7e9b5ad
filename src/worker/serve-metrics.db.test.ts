import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openEdge } from '#data/gateways/send-purge.ts';
import { insertPurges } from '#data/queries/site/edge-purges.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { TestEdge } from '#tests/support/edge/test-edge.ts';
import { runPurger } from './purger.ts';
import { serveWorkerMetrics } from './serve-metrics.ts';

const { db, deps: plainDeps, pressure } = openTestDatabase();
const METRICS_HOST = '127.0.0.1';
const failed = (error: unknown) => expect.fail(String(error));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, METRICS_HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('serveWorkerMetrics returns undefined when METRICS_PORT is not set', () => {
  expect(serveWorkerMetrics({ METRICS_PORT: undefined, METRICS_HOST }, { deps: plainDeps, pressure }, failed)).toBeUndefined();
});

test('exports the delay between the due time of a purge and its confirmation by an edge', async () => {
  const edge = await new TestEdge().start();
  const deps = { ...plainDeps, edges: [openEdge(edge.url, 30_000)] };
  const METRICS_PORT = await freePort();
  const purged = serveWorkerMetrics({ METRICS_PORT, METRICS_HOST }, { deps, pressure }, failed) ?? failed('no port');
  const stop = new AbortController();
  await insertPurges(db, [edge.url], ['home'], new Date(Date.now() - 3_000));
  const done = runPurger(deps, stop.signal, { failed, purged });
  await expect.poll(() => edge.purges.flat()).toEqual(['home']);
  await expect.poll(() => db.selectFrom('edge_purges').selectAll().execute()).toEqual([]);
  stop.abort();
  await done;

  const text = await (await fetch(`http://${METRICS_HOST}:${METRICS_PORT}/metrics`)).text();
  const { host } = new URL(edge.url);
  expect(text).toContain(`stargrass_purge_seconds_bucket{le="2.5",edge="${host}"} 0`);
  expect(text).toContain(`stargrass_purge_seconds_count{edge="${host}"} 1`);
  expect(text).toContain(`stargrass_edge_purges_waiting{edge="${host}"} 0`);
  expect(text).toContain('stargrass_database_connections_most 10');
  await edge.die();
});
