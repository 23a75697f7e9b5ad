import { appendFile, chown, copyFile, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseFolder, baseIds, namesIn, readManifest, walFolder } from './folder.ts';
import type { Fault, Manifest } from './manifest.ts';
import { postgresProgram, run } from './run-program.ts';
import { makeServerFolder } from './server-folder.ts';
import { verifyBackup } from './verify-backup.ts';

export type Restore = { readonly folder: string; readonly into: string; readonly until?: Date | undefined };

/** A backup that cannot be trusted: nothing was restored. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`the backup is not whole: ${faults.map(({ file, fault }) => `${file} ${fault}`).join(', ')}`);
    this.faults = faults;
  }
}

/**
 * Makes a data folder out of the newest base that fits and lets it follow the archived log when the server is started: to its end, or to a
 * moment. Everything that is needed is checked first. As root, the folder becomes the user postgres' own.
 */
export async function restoreCluster({ folder, into, until }: Restore): Promise<Manifest> {
  const base = await chooseBase(folder, until);
  const faults = await verifyBackup(folder, { base: base.id });
  if (faults.length > 0) throw new BackupFault(faults);
  await makeEmptyFolder(into);
  const from = baseFolder(folder, base.id);
  await unpack(join(from, 'base.tar.gz'), into);
  await unpack(join(from, 'pg_wal.tar.gz'), join(into, 'pg_wal'));
  await leave(into, 'backup_manifest', (path) => copyFile(join(from, 'backup_manifest'), path));
  await run(postgresProgram('pg_verifybackup'), ['--quiet', into], { asServer: true }); // every file as the server had it
  await leave(into, 'postgresql.auto.conf', (path) => appendFile(path, recoverySettings(walFolder(folder), until)));
  await leave(into, 'recovery.signal', (path) => writeFile(path, ''));
  return base;
}

async function chooseBase(folder: string, until: Date | undefined): Promise<Manifest> {
  for (const id of (await baseIds(folder)).reverse()) {
    const manifest = await readManifest(folder, id).catch(() => {
      throw new BackupFault([{ file: join('bases', id, 'manifest.json'), fault: 'unreadable' }]);
    });
    if (!until || new Date(manifest.endedAt) <= until) return manifest;
  }
  throw new Error(until ? 'no base backup is as old as that moment' : `${folder} holds no base backup`);
}

async function makeEmptyFolder(path: string): Promise<void> {
  if ((await namesIn(path)).length > 0) throw new Error(`${path} is not empty; nothing was restored`);
  await makeServerFolder(path);
}

async function unpack(archive: string, into: string): Promise<void> {
  const file = await open(archive); // handed over open: the server's user need not be able to read the backup
  await run('tar', ['-xzf', '-', '-C', into], { input: file.fd, asServer: true }).finally(() => file.close());
}

/** Writes a file of the data folder and makes it the owner's of that folder. */
async function leave(folder: string, name: string, write: (path: string) => Promise<void>): Promise<void> {
  const path = join(folder, name);
  await write(path);
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}

/**
 * A piece that is not there ends the recovery (1); one that is not what was archived must stop the server instead (above 125), or it would
 * open for business with less than there is.
 */
function recoverySettings(wal: string, until: Date | undefined): string {
  if (!/^\/[\w./-]+$/.test(wal)) throw new Error(`${wal}: only whole paths of letters, digits, dots, dashes and slashes`);
  const piece = `${wal}/%f.gz`;
  const fetch = `test -e ${piece} || exit 1; (cd ${wal} && sha256sum --status -c %f.gz.sha256) && gzip -dc ${piece} > "%p" || exit 200`;
  const moment = until?.toISOString().replace('T', ' ').replace('Z', '+00'); // PostgreSQL's settings know no Z
  const target = moment ? `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n` : '';
  return `\n# restored from a backup; not read once the server has come up\nrestore_command = '${fetch}'\n${target}`;
}
