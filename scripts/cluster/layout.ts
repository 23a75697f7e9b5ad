import { dirname, join, resolve } from 'node:path';
import { postgresProgram } from '#ops/backup/run-program.ts';

export type NodeNumber = 1 | 2 | 3;
export const NODES: readonly NodeNumber[] = [1, 2, 3];
export const PAIR = [1, 2] as const;

/** Root of the checkout, in which the site's processes run. */
export const CHECKOUT = resolve(import.meta.dirname, '..', '..');

/** Folder of the cluster's data, settings and logs. */
export const clusterFolder = (): string => process.env.CLUSTER_DIR ?? '/var/tmp/stargrass-cluster';

// Every server has its own loopback address, so that all of them use the ports of a real server.
export const nodeAddress = (node: NodeNumber): string => `127.0.0.1${node}`;
export const HAPROXY_ADDRESS = '127.0.0.10';
export const edgeAddress = (edge: 1 | 2): string => `127.0.0.3${edge}`;
export const webAddress = (web: 1 | 2): string => `127.0.0.4${web}`;
export const workerAddress = (worker: 1 | 2): string => `127.0.0.5${worker}`;
export const REPOSITORY_ADDRESS = '127.0.0.21';

// Ports of ops/cluster/haproxy.cfg and ops/cluster/patroni.yml, and of the documented edge.
export const PORTS = {
  primary: 5000,
  replica: 5001,
  postgres: 5432,
  patroni: 8008,
  pgbackrest: 8432,
  web: 3300,
  metrics: 9400,
  varnish: 6081,
  nginx: 443,
};

/** Unix user of a node: faults cut off or stop everything that this user runs. */
export const nodeUser = (node: NodeNumber): { name: string; id: number } => ({ name: `stargrass_n${node}`, id: 7100 + node });
export const REPOSITORY_USER = { name: 'stargrass_repo', id: 7109 };

/** Programs of Debian's newest PostgreSQL. */
export const POSTGRES_BIN = dirname(postgresProgram('postgres'));
export const DATABASE = 'stargrass';

/** Paths below the cluster's folder. */
export const pathsIn = (folder: string) => ({
  settings: join(folder, 'settings.json'),
  patroni: join(folder, 'patroni'),
  certificates: join(folder, 'certificates'),
  authority: join(folder, 'ca.crt'),
  pids: join(folder, 'pids'),
  logs: join(folder, 'logs'),
  haproxy: join(folder, 'haproxy'),
  storage: join(folder, 'storage'),
  clocks: join(folder, 'clocks'),
  clockedBin: (node: NodeNumber) => join(folder, `n${node}`, 'bin'),
  repository: join(folder, 'repository'),
  edge: (edge: 1 | 2) => join(folder, `edge-${edge}`),
  node: (node: NodeNumber) => join(folder, `n${node}`),
  /** Mount point of the node's disk, if it has one of its own. */
  disk: (node: NodeNumber) => join(folder, `n${node}`, 'disk'),
  data: (node: NodeNumber) => join(folder, `n${node}`, 'disk', 'data'),
});
