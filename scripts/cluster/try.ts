// Step `cluster` of .ci/full: creates a cluster, posts through an edge, kills the primary's PostgreSQL, posts again with the
// same key until it is accepted, and checks that both records exist once on every node.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#data/db.ts';
import { type EdgeAnswer, openEdgeClient } from '#scripts/faults-lab/edge-client.ts';
import { createPlayers } from '#scripts/faults-lab/lab-site.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { openCluster } from './cluster.ts';
import { down } from './down.ts';
import { clusterFolder, NODES } from './layout.ts';
import { readSettings } from './settings.ts';
import { withClient } from './site.ts';
import { deleteData, up } from './up.ts';

const ACCEPTED_WITHIN_MS = 120_000;
const SETTLES_WITHIN_MS = 180_000;

const folder = clusterFolder();
await down(folder);
deleteData(folder);
try {
  await up(folder, { strict: true, replicaReads: false, backups: false, clocks: false, patroni: undefined, acceptDataLoss: false });
  await tryFailover();
} finally {
  await down(folder);
  deleteData(folder);
}

async function tryFailover(): Promise<void> {
  const cluster = openCluster(folder);
  process.env.NEXTAUTH_SECRET = readSettings(folder)?.authSecret ?? ''; // seals the session cookies
  const { db, close } = openDatabase(cluster.primaryUrl, { maxConnections: 1, statementTimeoutMs: 10_000 });
  const [player] = await createPlayers(db, 1);
  await close();
  if (!player) throw new Error('no player was created');
  const client = openEdgeClient(cluster);
  const post = async (): Promise<string> => {
    const asked = { path: '/api/records', method: 'POST', cookie: player.cookie, timeoutMs: 10_000 } as const;
    const [key, body, started] = [randomUUID(), JSON.stringify(freshDraft()), performance.now()];
    let answer: EdgeAnswer | undefined;
    while (performance.now() - started < ACCEPTED_WITHIN_MS) {
      answer = await client.send(0, { ...asked, key, body });
      if (answer.status === 201) return ((performance.now() - started) / 1_000).toFixed(1);
      await wait(200);
    }
    throw new Error(`the post was not accepted: ${answer?.status} ${answer?.body}`);
  };

  console.log(`post accepted after ${await post()} s`);
  const members = await cluster.members();
  const leader = NODES.find((node) => members.some(({ name, role }) => name === `n${node}` && role === 'leader'));
  if (leader === undefined) throw new Error('the cluster has no leader');
  cluster.signal(`postgres-${leader}`, 'SIGKILL');
  console.log(`PostgreSQL of n${leader} killed; post accepted after ${await post()} s`);
  if (!(await cluster.settled(SETTLES_WITHIN_MS))) throw new Error('the cluster has no three members again');
  client.close();
  for (const node of NODES) {
    const { rows } = await withClient(cluster.nodeUrl(node), (each) =>
      each.query<{ count: number }>('select count(*)::int as count from records where user_id = $1', [player.userId]),
    );
    if (rows[0]?.count !== 2) throw new Error(`n${node} has ${rows[0]?.count} records instead of 2`);
  }
  console.log('three members again; both records are on every node');
}
