import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pgbackrest } from '#ops/backup/pgbackrest.ts';
import { run } from '#ops/backup/run-program.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { type Cluster, PASSWORD } from './cluster.ts';

// Roughly the maximum time until a commit is archived. Production uses 60.
export const ARCHIVE_TIMEOUT_SECONDS = 2;
const ARCHIVED_WITHIN_MS = 60_000;

/** The settings that docs/operations.md gives PostgreSQL, with a shorter timeout. */
export const ARCHIVING = [
  'alter system set archive_mode = on',
  `alter system set archive_timeout = ${ARCHIVE_TIMEOUT_SECONDS}`,
  `alter system set archive_command = 'pgbackrest --stanza=stargrass archive-push %p'`,
];

/** The site's own server. pgBackRest connects to its socket. */
export type OwnServer = { readonly data: string; readonly port: number; readonly socket: string };

/**
 * Configures pgBackRest with the files of ops/pgbackrest. Environment variables, which pgBackRest prefers to its files,
 * replace the folders and the address of the server. Returns the kind of the second repository: S3 if the service swift
 * runs, otherwise a folder.
 */
export async function configureBackups(own: string, { data, port, socket }: OwnServer): Promise<'S3' | 'folder'> {
  const folder = (name: string) => join(own, name);
  for (const name of ['repository-1', 'repository-2', 'spool', 'lock', 'log']) await makeServerFolder(folder(name));
  const { TEST_S3_TLS_PORT, TEST_S3_CA_FILE, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
  const s3 = {
    ...{ BACKUP_BUCKET: `drill-${randomBytes(6).toString('hex')}`, BACKUP_ENDPOINT: '127.0.0.1', BACKUP_REGION: 'us-east-1' },
    ...{ BACKUP_KEY: TEST_S3_ACCESS_KEY_ID ?? '', BACKUP_KEY_SECRET: TEST_S3_SECRET_ACCESS_KEY ?? '' },
  };
  await run('ops/pgbackrest/write-config.sh', [folder('etc')], { env: TEST_S3_TLS_PORT ? s3 : {} });
  Object.assign(process.env, {
    PGBACKREST_CONFIG: folder('etc/pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: folder('etc/conf.d'),
    PGBACKREST_REPO1_PATH: folder('repository-1'),
    PGBACKREST_SPOOL_PATH: folder('spool'),
    PGBACKREST_LOCK_PATH: folder('lock'),
    PGBACKREST_LOG_PATH: folder('log'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: socket,
    PGBACKREST_PG1_USER: 'stargrass',
    ...(TEST_S3_TLS_PORT
      ? {
          PGBACKREST_REPO2_S3_URI_STYLE: 'path',
          PGBACKREST_REPO2_STORAGE_PORT: TEST_S3_TLS_PORT,
          PGBACKREST_REPO2_STORAGE_CA_FILE: TEST_S3_CA_FILE,
        }
      : { PGBACKREST_REPO2_PATH: folder('repository-2'), PGBACKREST_REPO2_BUNDLE: 'y', PGBACKREST_REPO2_RETENTION_FULL: '2' }),
    ...{ PGHOST: socket, PGPORT: String(port), PGUSER: 'stargrass', PGPASSWORD: PASSWORD },
  });
  if (TEST_S3_TLS_PORT) await pgbackrest('repo-create', ['--repo=2']);
  return TEST_S3_TLS_PORT ? 'S3' : 'folder';
}

/** Deletes the bucket's content, which is the only thing of the drill outside its folder. */
export async function removeBucket(): Promise<void> {
  if (process.env.TEST_S3_TLS_PORT && process.env.PGBACKREST_CONFIG) await pgbackrest('repo-rm', ['--repo=2', '--recurse', '/stargrass']);
}

/** Waits until everything committed so far is archived. Returns how long that took, in milliseconds. */
export async function untilArchived(cluster: Cluster): Promise<number> {
  const started = performance.now();
  // Writes a WAL message after all commits, because PostgreSQL never archives a segment without writes.
  const { name } = await cluster.query<{ name: string }>(`select pg_walfile_name(pg_logical_emit_message(false, 'drill', 'here')) as name`);
  const newest = () => cluster.query<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver');
  while (((await newest()).name ?? '').slice(0, 24) < name) {
    if (performance.now() - started > ARCHIVED_WITHIN_MS) throw new Error(`${name} was not archived in time`);
    await wait(20);
  }
  return performance.now() - started;
}
