import { chmod, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { walFolder } from '#ops/backup/folder.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { createRoles } from '#tests/support/database/database-roles.ts';
import type { Cluster } from './cluster.ts';

// Roughly the maximum time until a commit is archived. Production uses 60.
export const ARCHIVE_TIMEOUT_SECONDS = 2;
const ARCHIVED_WITHIN_MS = 30_000;

/**
 * Installs the archive command as described in docs/backup.md, in a folder that the server's user can enter. Returns
 * the PostgreSQL settings for it.
 */
export async function installArchive(own: string, backups: string): Promise<string[]> {
  const script = join(own, 'archive-wal.sh');
  await copyFile('ops/backup/archive-wal.sh', script);
  await chmod(script, 0o755);
  await makeServerFolder(walFolder(backups));
  return [
    'wal_level=replica',
    'archive_mode=on',
    `archive_timeout=${ARCHIVE_TIMEOUT_SECONDS}`,
    `archive_command='${script} %p %f ${walFolder(backups)}'`,
  ];
}

/** Creates the site's roles. The role stargrass_backup may replicate and read everything, but write nothing. */
export const addBackupRole = (cluster: Cluster): Promise<void> => createRoles(cluster.url());

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
