import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { postgresProgram, run } from '#ops/backup/run-program.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

/** One PostgreSQL server of a pair. */
export type PostgresServer = {
  /** URL for the superuser. */
  url(database: string): string;
  readonly port: number;
  /** Runs a statement, by default in the database postgres, and returns its rows. */
  query<Row extends QueryResultRow>(text: string, database?: string): Promise<Row[]>;
  /** Changes a setting and waits until it is in force. */
  set(name: string, value: string): Promise<void>;
  /** Stops the server at once, as a power cut does. */
  kill(): Promise<void>;
};

/** A primary and a standby that streams from it. */
export type PostgresPair = {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Resolves when the standby has replayed everything that the primary has written. */
  caughtUp(): Promise<void>;
  promote(): Promise<void>;
  stop(): Promise<void>;
};

const SETTINGS = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'fsync=off', 'jit=off', 'wal_retrieve_retry_interval=100ms'];

/** Starts a primary with a standby in their own folder, on free loopback ports. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = await mkdtemp('/var/tmp/stargrass-pair-');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await chmod(folder, 0o711);
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', folder]);
  const asServer = (program: string, args: readonly string[]) => run(postgresProgram(program), args, { asServer: true });
  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  const options = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale', '--no-sync'];
  await asServer('initdb', ['-D', primaryData, '-U', 'stargrass', ...options]);
  // A copy of the folder before its first start is a base backup.
  await cp(primaryData, standbyData, { recursive: true, preserveTimestamps: true });
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', standbyData]);

  const start = async (data: string, more: readonly string[]): Promise<PostgresServer> => {
    const port = await freePort();
    const given = [`-p ${port}`, ...[...SETTINGS, ...more].map((setting) => `-c ${setting}`)].join(' ');
    await asServer('pg_ctl', ['-D', data, '-w', '-s', '-l', join(data, 'server.log'), '-o', given, 'start']);
    const url = (database: string) => `postgres://stargrass:${password}@127.0.0.1:${port}/${database}`;
    const query = async <Row extends QueryResultRow>(text: string, database = 'postgres'): Promise<Row[]> => {
      const client = new Client({ connectionString: url(database) });
      client.on('error', () => {}); // The server may be killed meanwhile.
      await client.connect();
      const result = await client.query<Row>(text).finally(() => client.end());
      return result.rows;
    };
    return {
      url,
      port,
      query,
      set: async (name, value) => {
        await query(`alter system set ${name} = '${value}'`);
        await query('select pg_reload_conf()');
        await until(async () => (await query<{ value: string }>(`select current_setting('${name}') as value`))[0]?.value === value);
        // The checkpointer applies some settings for all sessions, possibly later than they see the value.
        await query('checkpoint');
      },
      kill: async () => void (await asServer('pg_ctl', ['-D', data, '-s', '-m', 'immediate', 'stop'])),
    };
  };
  const primary = await start(primaryData, []);
  const conninfo = `host=127.0.0.1 port=${primary.port} user=stargrass password=${password} application_name=standby`;
  await writeFile(join(standbyData, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await writeFile(join(standbyData, 'standby.signal'), '');
  const standby = await start(standbyData, []);
  return {
    primary,
    standby,
    caughtUp: async () => {
      const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn');
      const isThere = `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as there`;
      await until(async () => (await standby.query<{ there: boolean }>(isThere))[0]?.there === true);
    },
    promote: async () => void (await standby.query('select pg_promote()')),
    stop: async () => {
      // Either may already be stopped.
      await Promise.allSettled([primary.kill(), standby.kill()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20);
}
