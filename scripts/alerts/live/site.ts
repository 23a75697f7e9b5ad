import { type Db, openDatabase } from '#data/db.ts';
import { createDemoDatabase } from '#tests/support/database/template-database.ts';
import { appPart, type Part, servicePart, workerPart } from '#tests/support/edge/edge-parts.ts';
import { signInPlayer } from '#tests/support/edge/edge-players.ts';
import { edgeAppPorts, untilServed } from '#tests/support/edge/edge-site.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import type { Servers } from './servers.ts';

const PLAYERS = 8;

/** An instance of the site. */
export type Instance = Part & { readonly url: string; readonly port: number; readonly metricsPort: number };

export type Player = { readonly userId: number; readonly cookie: string };

/** The built demo site with two instances and a worker behind nginx and Varnish. */
export type AlertsSite = {
  readonly instances: readonly [Instance, Instance];
  readonly worker: Part & { readonly metricsPort: number };
  readonly varnish: Part;
  readonly db: Db;
  /** Players with a session, for requests through the edge. */
  readonly players: readonly Player[];
  stop(): Promise<void>;
};

/** Starts the site on the servers. scripts/edge/with-edge.sh has started nginx and Varnish. */
export async function startAlertsSite(servers: Servers): Promise<AlertsSite> {
  const { EDGE_SITE_URL = '', EDGE_URLS = '', EDGE_DIR = '' } = process.env;
  process.env.DATABASE_URL = servers.url; // the server on which the templates are made
  await createDemoDatabase(servers.url);
  await servers.addStandby();
  const { db, close } = openDatabase(servers.url, { maxConnections: 2, statementTimeoutMs: 60_000 });
  const env = {
    SITE_URL: EDGE_SITE_URL,
    EDGE_URLS,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, // No mail server runs: mails fail.
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '5',
    PAGES_MAX_IN_FLIGHT: '20',
  };
  const replica = Object.assign(new URL(servers.replicaUrl), { username: 'stargrass_web' }).href;
  const makeInstance = async (port = 0): Promise<Instance> => {
    const metricsPort = await freePort();
    const part = appPart(port, servers.url, { ...env, METRICS_PORT: String(metricsPort), DATABASE_REPLICA_URL: replica });
    return { ...part, url: `http://127.0.0.1:${port}`, port, metricsPort };
  };
  const metricsPort = await freePort();
  const worker = { ...workerPart(servers.url, { ...env, METRICS_PORT: String(metricsPort) }), metricsPort };
  const varnish = servicePart('varnish', EDGE_DIR);
  const [first, second] = edgeAppPorts();
  const instances = [await makeInstance(first), await makeInstance(second)] as const;
  const stop = async () => {
    await Promise.all([...instances, worker].map((part) => part.kill()));
    await close();
  };
  try {
    for (const part of [...instances, worker]) await part.start();
    await untilServed(EDGE_URLS);
    return { instances, worker, varnish, db, players: await createPlayers(db), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createPlayers(db: Db): Promise<Player[]> {
  const players: Player[] = [];
  while (players.length < PLAYERS) {
    const { userId } = await createActor(db, 'player');
    players.push({ userId, cookie: await signInPlayer(db, userId) });
  }
  return players;
}
