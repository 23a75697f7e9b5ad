import { chmod, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { walFolder } from '#ops/backup/folder.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { createRoles } from '#tests/support/database-roles.ts';
import type { Cluster } from './cluster.ts';

export const ARCHIVE_TIMEOUT_SECONDS = 2; // 60 on a real site; a commit waits at most about so long until it is archived
const ARCHIVED_WITHIN_MS = 30_000;

/** Installs the archive command as docs/backup.md says, in a folder that the server's user can enter; gives back the settings for it. */
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

/** Makes the site's roles, of which stargrass_backup may copy and read everything, and write nothing. */
export const addBackupRole = (cluster: Cluster): Promise<void> => createRoles(cluster.url());

/** Waits until all that is committed now is archived; says how many milliseconds that took. */
export async function untilArchived(cluster: Cluster): Promise<number> {
  const started = performance.now();
  // A word of our own after all commits: a piece in which nobody has written is not archived, however long one waits.
  const { name } = await cluster.query<{ name: string }>(`select pg_walfile_name(pg_logical_emit_message(false, 'drill', 'here')) as name`);
  const newest = () => cluster.query<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver');
  while (((await newest()).name ?? '').slice(0, 24) < name) {
    if (performance.now() - started > ARCHIVED_WITHIN_MS) throw new Error(`${name} is not archived`);
    await wait(20);
  }
  return performance.now() - started;
}
