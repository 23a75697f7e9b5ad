import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import { PAIR, pathsIn } from '#scripts/cluster/layout.ts';
import { readSettings } from '#scripts/cluster/settings.ts';
import { withClient } from '#scripts/cluster/site.ts';
import { primaryOf } from './cause-fault.ts';
import { type FaultKind, parseKinds } from './plan.ts';

/** A bug that the lab must find: what is changed, and the faults that show it. */
type PlantedBug = {
  readonly plant: (cluster: Cluster) => Promise<void>;
  readonly remove: (cluster: Cluster) => Promise<void>;
  readonly kinds: FaultKind[];
};

const nothing = async () => {};

/** Changes a setting of the web's role and ends its connections, because a session reads it only when it starts. */
async function alterWebRole(cluster: Cluster, change: string): Promise<void> {
  await withClient(cluster.nodeUrl(await primaryOf(cluster)), async (client) => {
    await client.query(`alter role stargrass_web ${change}`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'stargrass_web'");
  });
}

const SENT = 'var.global_set("minimum-lsn", req.http.x-purge-lsn);';
const FIRST = 'var.global_set("minimum-lsn", "000000000000000000000001");';

/** Replaces the position that the cluster's own copies of the edge demand from replicas (decision 0150). */
async function replacePosition(cluster: Cluster, from: string, to: string): Promise<void> {
  if (!readSettings(cluster.folder)?.replicaReads) throw new Error('needs npm run cluster -- up --replica-reads on');
  for (const edge of PAIR) {
    const file = join(pathsIn(cluster.folder).edge(edge), 'varnish', 'purge.vcl');
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(file, text.replace(from, to));
    await cluster.stop(`varnish-${edge}`);
    await cluster.start(`varnish-${edge}`);
  }
}

/** Bugs by name. `no-key` is in the lab's own client; `patroni` is a cluster of the version that loses commits. */
export const PLANTED = {
  'async-commit': {
    plant: (cluster) => alterWebRole(cluster, 'set synchronous_commit = off'),
    remove: (cluster) => alterWebRole(cluster, 'reset synchronous_commit'),
    kinds: parseKinds('kill-primary-postgres,kill-primary-node'),
  },
  'lagging-replica': {
    plant: (cluster) => replacePosition(cluster, SENT, FIRST),
    remove: (cluster) => replacePosition(cluster, FIRST, SENT),
    kinds: parseKinds('freeze-standby-replay'),
  },
  'no-key': { plant: nothing, remove: nothing, kinds: parseKinds('primary,web,haproxy') },
  'old-patroni': { plant: nothing, remove: nothing, kinds: parseKinds('freeze-primary-node') },
} as const satisfies Record<string, PlantedBug>;

export type PlantedName = keyof typeof PLANTED;

/** Parses the name of a planted bug. */
export function parsePlanted(typed: string | undefined): PlantedName | null {
  if (typed === undefined) return null;
  if (!(typed in PLANTED)) throw new Error(`unknown bug "${typed}": ${Object.keys(PLANTED).join(', ')}`);
  return typed as PlantedName;
}
