import { appendFile, chown, copyFile, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseFolder, baseIds, namesIn, readManifest, walFolder } from './folder.ts';
import type { Fault, Manifest } from './manifest.ts';
import { postgresProgram, run } from './run-program.ts';
import { makeServerFolder } from './server-folder.ts';
import { verifyBackup } from './verify-backup.ts';

export type Restore = { readonly folder: string; readonly into: string; readonly until?: Date | undefined };

/** Thrown when a backup is incomplete or damaged. Nothing was restored or deleted. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`the backup is damaged: ${faults.map(({ file, fault }) => `${file} ${fault}`).join(', ')}`);
    this.faults = faults;
  }
}

/**
 * Creates a data folder from the newest suitable base, after verifying everything that it needs. When the server
 * starts, it replays the archived WAL to its end or to `until`. If this process runs as root, the user postgres owns
 * the folder.
 */
export async function restoreCluster({ folder, into, until }: Restore): Promise<Manifest> {
  const base = await chooseBase(folder, until);
  const faults = await verifyBackup(folder, { base: base.id });
  if (faults.length > 0) throw new BackupFault(faults);
  await makeEmptyFolder(into);
  const from = baseFolder(folder, base.id);
  await unpack(join(from, 'base.tar.gz'), into);
  await unpack(join(from, 'pg_wal.tar.gz'), join(into, 'pg_wal'));
  await writeOwned(into, 'backup_manifest', (path) => copyFile(join(from, 'backup_manifest'), path));
  // Compares every file with the manifest that PostgreSQL itself wrote.
  await run(postgresProgram('pg_verifybackup'), ['--quiet', into], { asServer: true });
  await writeOwned(into, 'postgresql.auto.conf', (path) => appendFile(path, recoverySettings(walFolder(folder), until)));
  await writeOwned(into, 'recovery.signal', (path) => writeFile(path, ''));
  return base;
}

async function chooseBase(folder: string, until: Date | undefined): Promise<Manifest> {
  for (const id of (await baseIds(folder)).reverse()) {
    const manifest = await readManifest(folder, id).catch(() => {
      throw new BackupFault([{ file: join('bases', id, 'manifest.json'), fault: 'unreadable' }]);
    });
    if (!until || new Date(manifest.endedAt) <= until) return manifest;
  }
  throw new Error(until ? 'no base backup was finished before that moment' : `${folder} has no base backup`);
}

async function makeEmptyFolder(path: string): Promise<void> {
  if ((await namesIn(path)).length > 0) throw new Error(`${path} is not empty; nothing was restored`);
  await makeServerFolder(path);
}

async function unpack(archive: string, into: string): Promise<void> {
  // Passed as an open file, because the server's user may not be able to read the backup.
  const file = await open(archive);
  await run('tar', ['-xzf', '-', '-C', into], { input: file.fd, asServer: true }).finally(() => file.close());
}

/** Writes a file in the data folder and sets its owner to the owner of the folder. */
async function writeOwned(folder: string, name: string, write: (path: string) => Promise<void>): Promise<void> {
  const path = join(folder, name);
  await write(path);
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}

/**
 * Returns the PostgreSQL settings for the recovery. For a missing segment, the restore command exits with 1, which ends
 * the recovery. For a damaged segment, it exits with a code above 125, which stops the server, because it would
 * otherwise start with missing data.
 */
function recoverySettings(wal: string, until: Date | undefined): string {
  if (!/^\/[\w./-]+$/.test(wal)) throw new Error(`${wal}: must be an absolute path of letters, digits and _ . - /`);
  const segment = `${wal}/%f.gz`;
  const fetch = `test -e ${segment} || exit 1; (cd ${wal} && sha256sum --status -c %f.gz.sha256) && gzip -dc ${segment} > "%p" || exit 200`;
  // Replaces the suffix Z, which PostgreSQL settings do not accept.
  const moment = until?.toISOString().replace('T', ' ').replace('Z', '+00');
  const target = moment ? `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n` : '';
  return `\n# restored from a backup; ignored after recovery\nrestore_command = '${fetch}'\n${target}`;
}
