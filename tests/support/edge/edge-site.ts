import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '#data/own-database.ts';
import { createDemoDatabase } from '#tests/support/database/template-database.ts';
import { within } from '#tests/support/time-scale.ts';
import { parseEnv } from '#wiring/env.ts';
import { appPart, databasePart, type Part, servicePart, workerPart } from './edge-parts.ts';

/** The ports of the two instances, chosen by scripts/edge/with-edge.sh. */
export const edgeAppPorts = (): number[] => (process.env.EDGE_APP_PORTS ?? '').split(' ').map(Number);

/**
 * The database of the edge tests, which contains the demo site. This URL connects directly, while the apps connect
 * through a relay.
 */
export const edgeDatabaseUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_edge_test');

/** A command from a test to one part of the site. */
export type EdgeOrder = {
  readonly verb: 'start' | 'stop' | 'kill' | 'pid' | 'freeze' | 'thaw';
  readonly part: `app:${number}` | 'worker' | 'database' | 'varnish' | 'nginx';
};

/**
 * Global setup of the edge tests: starts the demo site with two instances and a worker behind nginx and Varnish.
 * Returns the teardown.
 */
export default async function startEdgeSite(): Promise<() => Promise<void>> {
  const { EDGE_SITE_URL = '', EDGE_URLS = '', EDGE_DIR = '' } = process.env;
  if (EDGE_SITE_URL === '') throw new Error('the edge is not running: use npm run test:edge');
  const url = edgeDatabaseUrl();
  await createDemoDatabase(url);
  const database = databasePart(url);
  await database.part.start();
  const env = { SITE_URL: EDGE_SITE_URL, EDGE_URLS, SHUTDOWN_WAIT_SECONDS: '3' };
  const parts = new Map<string, Part>([
    ['database', database.part],
    ...edgeAppPorts().map((port): [string, Part] => [`app:${port}`, appPart(port, database.relayed(), env)]),
    ['worker', workerPart(database.relayed(), env)],
    ['varnish', servicePart('varnish', EDGE_DIR)],
    ['nginx', servicePart('nginx', EDGE_DIR)],
  ]);
  const ours = [...parts].filter(([name]) => name !== 'varnish' && name !== 'nginx').map(([, part]) => part);
  const end = async () => {
    await Promise.all(ours.map((part) => part.kill()));
  };
  try {
    await Promise.all([...parts.values()].map((part) => part.start()));
    await untilServed(EDGE_URLS);
    const orders = await takeOrders(parts);
    return async () => {
      orders.closeAllConnections();
      orders.close();
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits until Varnish has a healthy app. */
export async function untilServed(varnish: string): Promise<void> {
  const deadline = Date.now() + within(30_000);
  for (;;) {
    const answer = await fetch(`${varnish}/api/random-stage`, { redirect: 'manual' }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    if (Date.now() > deadline) throw new Error(`the edge answers ${answer?.status ?? 'nothing'}`);
    await wait(100);
  }
}

// Tests run in separate processes, which may crash. This process owns the parts and controls them on request.
async function takeOrders(parts: ReadonlyMap<string, Part>) {
  const orders = createServer(async (request, response) => {
    try {
      const { verb, part: name } = (await json(request)) as EdgeOrder;
      const part = parts.get(name);
      if (!part) throw new Error(`the edge site has no ${name}`);
      if (verb === 'freeze') process.kill(part.pid(), 'SIGSTOP');
      else if (verb === 'thaw') process.kill(part.pid(), 'SIGCONT');
      else await part[verb]();
      response.end(String(part.pid()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  orders.listen(0, '127.0.0.1');
  await once(orders, 'listening');
  process.env.EDGE_ORDERS = `http://127.0.0.1:${(orders.address() as AddressInfo).port}`;
  return orders;
}
