import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { clockEnvironment } from './clocks.ts';
import {
  CHECKOUT,
  edgeAddress,
  HAPROXY_ADDRESS,
  NODES,
  type NodeNumber,
  nodeAddress,
  nodeUser,
  PAIR,
  PORTS,
  pathsIn,
  REPOSITORY_ADDRESS,
  REPOSITORY_USER,
  webAddress,
  workerAddress,
} from './layout.ts';
import { patroniEnvironment } from './patroni-version.ts';
import type { Command } from './processes.ts';
import type { Settings } from './settings.ts';
import { siteEnvironment } from './site.ts';

/** A part of the cluster that can be started, stopped and signalled on its own. */
export type Part =
  | `postgres-${NodeNumber}`
  | `patroni-${NodeNumber}`
  | `etcd-${NodeNumber}`
  | 'haproxy'
  | `web-${1 | 2}`
  | `worker-${1 | 2}`
  | `varnish-${1 | 2}`
  | `nginx-${1 | 2}`
  | `pgbackrest-${NodeNumber}`
  | 'repository';

/** Parts that are processes of ours, in the order in which they start. Patroni starts PostgreSQL. */
export const LAUNCHED: readonly Part[] = [
  ...NODES.map((node) => `etcd-${node}` as const),
  ...NODES.map((node) => `patroni-${node}` as const),
  'haproxy',
  ...PAIR.map((web) => `web-${web}` as const),
  ...PAIR.map((worker) => `worker-${worker}` as const),
  ...PAIR.map((edge) => `varnish-${edge}` as const),
  ...PAIR.map((edge) => `nginx-${edge}` as const),
];

/** Servers of pgBackRest on the nodes and on the repository server, with `up --backups on`. */
export const BACKUP_PARTS: readonly Part[] = [...NODES.map((node) => `pgbackrest-${node}` as const), 'repository'];

/** Splits a part into its kind and number; some exist once. */
export function splitPart(part: Part): { kind: string; number: 1 | 2 | 3 } {
  const [kind = '', number = '1'] = part.split('-');
  return { kind, number: Number(number) as 1 | 2 | 3 };
}

/** Returns the command that starts a part. */
export function commandOf(part: Part, folder: string, settings: Settings): Command {
  const { kind, number } = splitPart(part);
  const paths = pathsIn(folder);
  const pair = number === 1 ? 1 : 2;
  const own = paths.node(number);
  const edge = paths.edge(pair);
  switch (kind) {
    case 'etcd':
      return { program: 'etcd', args: [], env: environmentFile(join(own, 'etcd.env')), user: nodeUser(number).id };
    case 'patroni':
      return {
        program: '/usr/bin/python3',
        args: ['-m', 'patroni', join(own, 'patroni.yml')],
        env: {
          ...patroniEnvironment(folder, settings.patroni),
          HOME: own,
          PGBACKREST_CONFIG: join(own, 'pgbackrest.conf'),
        },
        user: nodeUser(number).id,
      };
    case 'haproxy':
      return { program: 'haproxy', args: ['-db', '-f', join(paths.haproxy, 'haproxy.cfg')] };
    case 'web':
      return {
        program: process.execPath,
        args: ['.next/standalone/server.js'],
        cwd: CHECKOUT,
        env: {
          ...siteEnvironment(folder, 'web', settings),
          ...(settings.clocks && clockEnvironment(folder, `web-${pair}`)),
          HOSTNAME: webAddress(pair),
          PORT: String(PORTS.web),
          METRICS_HOST: webAddress(pair),
        },
      };
    case 'worker':
      return {
        program: process.execPath,
        args: ['src/worker/main.ts'],
        cwd: CHECKOUT,
        env: { ...siteEnvironment(folder, 'worker', settings), METRICS_HOST: workerAddress(pair) },
      };
    case 'varnish':
      return {
        program: 'varnishd',
        args: [
          ...['-F', '-j', 'none', '-n', join(edge, 'varnish-work'), '-a', `${edgeAddress(pair)}:${PORTS.varnish}`, '-T', 'none'],
          ...['-p', `vcl_path=${join(edge, 'varnish')}`, '-f', join(edge, 'varnish.vcl'), '-s', 'malloc,64m'],
        ],
      };
    case 'pgbackrest':
      return pgbackrestServer(own, nodeUser(number).id);
    case 'repository':
      return pgbackrestServer(paths.repository, REPOSITORY_USER.id);
    case 'nginx':
      return { program: 'nginx', args: ['-p', `${edge}/`, '-c', join(edge, 'nginx.conf'), '-g', 'daemon off;'] };
    default:
      throw new Error(`${part} is started by Patroni`);
  }
}

const pgbackrestServer = (own: string, user: number): Command => ({
  program: 'pgbackrest',
  args: [`--config=${join(own, 'pgbackrest.conf')}`, 'server'],
  user,
});

/** Returns whether a part accepts connections. */
export function isListening(part: Part): Promise<boolean> {
  const { kind, number } = splitPart(part);
  const pair = number === 1 ? 1 : 2;
  const at: Record<string, readonly [string, number]> = {
    etcd: [nodeAddress(number), 2379],
    patroni: [nodeAddress(number), PORTS.patroni],
    postgres: [nodeAddress(number), PORTS.postgres],
    pgbackrest: [nodeAddress(number), PORTS.pgbackrest],
    repository: [REPOSITORY_ADDRESS, PORTS.pgbackrest],
    haproxy: [HAPROXY_ADDRESS, PORTS.primary],
    web: [webAddress(pair), PORTS.web],
    worker: [workerAddress(pair), PORTS.metrics],
    varnish: [edgeAddress(pair), PORTS.varnish],
    nginx: [edgeAddress(pair), PORTS.nginx],
  };
  const [host, port] = at[kind] ?? ['', 0];
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 1_000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

const environmentFile = (file: string): Record<string, string> => parseEnvFile(readFileSync(file, 'utf8')) as Record<string, string>;
