import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type QueryResult } from 'pg';
import { type Cluster, createCluster, PASSWORD, startCluster } from '#ops/backup/drill/cluster.ts';
import { postgresProgram, run } from '#ops/backup/run-program.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

/** A primary with data checksums that archives its WAL, and a synchronous standby. */
export type Servers = {
  /** URL of the site's database on the primary. */
  readonly url: string;
  /** URL of the site's database on the standby. */
  readonly replicaUrl: string;
  /** Folder of the primary. */
  readonly data: string;
  /** Runs statements in the site's database on the primary and returns the first row of the last one. */
  query<Row extends object>(sql: string): Promise<Row>;
  queryStandby(sql: string): Promise<object>;
  startPrimary(): Promise<void>;
  stopPrimary(): Promise<void>;
  /** Adds the standby, for which commits wait from then on. */
  addStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stopStandby(): Promise<void>;
  /** Makes archiving fail, or succeed again. */
  failArchive(isFailing: boolean): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the primary in a folder that the user postgres may enter. */
export async function startServers(folder: string): Promise<Servers> {
  const [data, standbyData, blocked] = [join(folder, 'primary'), join(folder, 'standby'), join(folder, 'archive-blocked')];
  // Archived WAL is discarded. The quotes are for the shell that pg_ctl starts.
  const archive = ['archive_mode=on', 'archive_timeout=10s', `"archive_command=test ! -e ${blocked}"`];
  // After a restart the checkpointer may sleep this long before it looks at archive_timeout.
  const settings = [...archive, 'checkpoint_timeout=30s', 'max_connections=100', 'synchronous_commit=on'];
  const [port, standbyPort] = [await freePort(), await freePort()];
  await createCluster(data);
  let primary: Cluster | undefined = await startCluster(data, settings, port);
  const url = primary.url();
  const replicaUrl = Object.assign(new URL(url), { port: String(standbyPort) }).href;

  const asServer = (program: string, args: readonly string[]) =>
    run(postgresProgram(program), args, { asServer: true, env: { PGPASSWORD: PASSWORD } });
  const standbyOptions = `-p ${standbyPort} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=100`;
  const standby = (...args: string[]) => asServer('pg_ctl', ['-D', standbyData, '-w', '-s', ...args]);
  const startStandby = async () => void (await standby('-l', join(standbyData, 'server.log'), '-o', standbyOptions, 'start'));
  const isRunning = (folder: string) => existsSync(join(folder, 'postmaster.pid'));

  const servers: Servers = {
    url,
    replicaUrl,
    data,
    query: (sql) => runStatements(url, sql),
    queryStandby: (sql) => runStatements(replicaUrl, sql),
    startPrimary: async () => {
      primary = await startCluster(data, settings, port);
    },
    stopPrimary: async () => void (await primary?.stop('fast')),
    addStandby: async () => {
      await makeServerFolder(standbyData);
      const from = `host=127.0.0.1 port=${port} user=stargrass application_name=standby`;
      await asServer('pg_basebackup', ['-D', standbyData, '-R', '-c', 'fast', '-d', from]);
      await startStandby();
      await servers.query(`alter system set synchronous_standby_names = 'standby'`);
      await servers.query('select pg_reload_conf()');
    },
    startStandby,
    stopStandby: async () => void (await standby('-m', 'fast', 'stop')),
    failArchive: (isFailing) => (isFailing ? writeFile(blocked, '') : rm(blocked, { force: true })),
    stop: async () => {
      if (isRunning(standbyData)) await standby('-m', 'immediate', 'stop');
      if (isRunning(data)) await primary?.stop('immediate');
    },
  };
  return servers;
}

async function runStatements<Row extends object>(connectionString: string, sql: string): Promise<Row> {
  const client = new Client({ connectionString });
  await client.connect();
  const results: QueryResult | QueryResult[] = await client.query(sql).finally(() => client.end());
  return [results].flat().at(-1)?.rows[0] ?? {};
}
