import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresProgram, run } from '#ops/backup/run-program.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';

// fsync is off because the data is discarded afterwards and the drill must not depend on the speed of the disk.
const OWN_SETTINGS = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'max_connections=40', 'fsync=off', 'jit=off'];
const OPEN_WITHIN_MS = 60_000;

export type Cluster = {
  /** Returns the URL of the site's database, for the owner or for another role. */
  url(user?: string): string;
  /** Returns the first row of a query on the postgres database or on the site's database. */
  query<Row extends object>(sql: string, database?: 'site'): Promise<Row>;
  /** Stops the server. The mode `immediate` simulates a power cut. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
};

export const DATABASE = 'stargrass_drill_dev';
export const PASSWORD = randomBytes(24).toString('hex');

/** Creates an empty cluster without starting it. */
export async function createCluster(data: string): Promise<void> {
  await makeServerFolder(data);
  const passwordFile = join(dirname(data), 'password');
  // The password is only for servers of this drill, and other users cannot list the folder.
  await writeFile(passwordFile, PASSWORD, { mode: 0o644 });
  const options = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale', '--data-checksums', '--no-sync'];
  await run(postgresProgram('initdb'), ['-D', data, '-U', 'stargrass', ...options], { asServer: true });
}

/**
 * Starts a cluster on a loopback port, by default a free one. Waits until the cluster accepts writes, which means that
 * WAL replay has finished.
 */
export async function startCluster(data: string, settings: readonly string[] = [], ownPort?: number): Promise<Cluster> {
  const port = ownPort ?? (await freePort());
  const options = [`-p ${port}`, ...[...OWN_SETTINGS, ...settings].map((setting) => `-c ${setting}`)].join(' ');
  const server = (...args: string[]) => run(postgresProgram('pg_ctl'), ['-D', data, '-w', '-s', ...args], { asServer: true });
  const log = join(data, 'server.log');
  await server('-l', log, '-o', options, 'start').catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await readFile(log, 'utf8').catch(() => '')}`);
  });

  const url = (database: string, user: string) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const query = async <Row extends object>(text: string, database?: 'site'): Promise<Row> => {
    const client = new Client({ connectionString: url(database === 'site' ? DATABASE : 'postgres', 'stargrass') });
    await client.connect();
    const answer = await client.query<Row>(text).finally(() => client.end());
    return answer.rows[0] ?? ({} as Row);
  };
  const cluster: Cluster = {
    url: (user = 'stargrass') => url(DATABASE, user),
    query,
    stop: async (mode) => void (await server('-m', mode, 'stop')),
  };
  await untilOpen(cluster).catch(async (error: Error) => {
    await cluster.stop('immediate').catch(() => {}); // The server may already have exited.
    throw new Error(`${error.message}\n${await readFile(log, 'utf8').catch(() => '')}`);
  });
  return cluster;
}

async function untilOpen({ query }: Cluster): Promise<void> {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  const isOpen = () =>
    query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering').then(
      ({ recovering }) => !recovering,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') throw new Error('the server exited');
        return false;
      },
    );
  while (!(await isOpen())) {
    if (Date.now() > deadline) throw new Error('the server does not accept writes');
    await wait(50);
  }
}

/** Returns a loopback port that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
