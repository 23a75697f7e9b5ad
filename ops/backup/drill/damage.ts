import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedWal, baseIds, namesIn, readManifest } from '#ops/backup/folder.ts';
import { PLACES } from '#ops/backup/object-lists.ts';
import { BackupFault, restoreCluster } from '#ops/backup/restore-cluster.ts';

export type Damage = { readonly file: string; readonly how: 'one byte' | 'deleted'; readonly found: string };

/** Flips one bit in the middle of a file. A second call restores the file. */
export async function changeOneByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const DAMAGES = { 'one byte': changeOneByte, deleted: (path: string) => rm(path) } as const;

/**
 * Damages each file, first by changing one byte and then by deleting the file. Checks that the restore is rejected each
 * time, and undoes the damage.
 */
export async function damageAll(folder: string, files: readonly string[], spare: string): Promise<Damage[]> {
  const damages: Damage[] = [];
  for (const file of files)
    for (const how of ['one byte', 'deleted'] as const) {
      const path = join(folder, file);
      const [copy, into] = [join(spare, 'copy'), join(spare, 'must-stay-empty')];
      await copyFile(path, copy);
      await DAMAGES[how](path);
      const rejection = await restoreCluster({ folder, into }).then(
        () => undefined,
        (error: unknown) => error,
      );
      await copyFile(copy, path);
      if (!(rejection instanceof BackupFault)) throw new Error(`${file}, ${how}: the restore did not fail (${rejection})`);
      const fault = rejection.faults.find((one) => one.file === file) ?? rejection.faults[0];
      if (await stat(into).catch(() => undefined)) throw new Error(`${file}, ${how}: files were restored before the damage was found`);
      damages.push({ file, how, found: `${fault?.file === file ? '' : `${fault?.file} `}${fault?.fault}` });
    }
  return damages;
}

/**
 * Returns one file of every kind in a backup. For the WAL, returns the first segment after the base and the newest
 * segment.
 */
export async function oneOfEachKind(folder: string): Promise<string[]> {
  const [id = ''] = await baseIds(folder);
  const { lastWal } = await readManifest(folder, id);
  const later = (await archivedWal(folder)).filter((name) => name.length === lastWal.length && name > lastWal);
  const [first, newest] = [later[0] ?? '', later.at(-1) ?? ''];
  const firstIn = async (path: string) => join(path, (await namesIn(join(folder, path))).filter((name) => name !== '0')[0] ?? '');
  const base = ['base.tar.gz', 'pg_wal.tar.gz', 'backup_manifest', 'manifest.json'].map((name) => join('bases', id, name));
  const objects = await Promise.all(PLACES.map(async (place) => firstIn(await firstIn(join('objects', place)))));
  return [...base, `wal/${first}.gz`, `wal/${first}.gz.sha256`, `wal/${newest}.gz`, ...objects, await firstIn('objects/lists')];
}
