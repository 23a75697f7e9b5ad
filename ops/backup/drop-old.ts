import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedWal, baseFolder, baseIds, openStored, readLists, readManifest, walFolder } from './folder.ts';
import { idOf, objectsSince, PLACES } from './object-lists.ts';
import { BackupFault } from './restore-cluster.ts';
import { chooseRetained, RETENTION, type RetentionPolicy } from './retention-policy.ts';
import { verifyBackup } from './verify-backup.ts';
import { placeOfWal } from './wal-names.ts';

/**
 * Files that may be deleted: base backups, WAL segments before the oldest retained base, and objects removed before
 * that base.
 */
export type Droppable = {
  readonly retained: readonly string[];
  readonly bases: readonly string[];
  readonly wal: readonly string[];
  readonly objects: readonly string[];
};

/** Lists the files that may be deleted, without deleting them. */
export async function listDroppable(folder: string, policy: RetentionPolicy = RETENTION): Promise<Droppable> {
  const manifests = await Promise.all((await baseIds(folder)).map((id) => readManifest(folder, id)));
  const retained = chooseRetained(
    manifests.map(({ id, startedAt }) => ({ id, startedAt: new Date(startedAt) })),
    policy,
  );
  const oldest = manifests.find(({ id }) => retained.has(id)); // Manifests are sorted, oldest first.
  if (!oldest) return { retained: [], bases: [], wal: [], objects: [] };
  const begin = placeOfWal(oldest.firstWal, oldest.segmentBytes)?.number ?? 0;
  const isOld = (name: string) => (placeOfWal(name, oldest.segmentBytes)?.number ?? begin) < begin;
  const lists = await readLists(folder);
  // Only listed objects may be deleted, because an object that is not listed yet has just been copied.
  const known = new Set(objectsSince(lists, new Date(0)).map(idOf));
  const needed = new Set(objectsSince(lists, new Date(oldest.startedAt)).map(idOf));
  return {
    retained: [...retained].sort(),
    bases: manifests.map(({ id }) => id).filter((id) => !retained.has(id)),
    wal: (await archivedWal(folder)).filter(isOld),
    objects: (await retainedObjects(folder)).filter((id) => known.has(id) && !needed.has(id)),
  };
}

async function retainedObjects(folder: string): Promise<string[]> {
  const stored = openStored(folder);
  const ids: string[] = [];
  for (const place of PLACES) for await (const { key } of stored[place].list('')) ids.push(idOf({ place, key }));
  return ids;
}

/**
 * Deletes the files that may be deleted. Throws BackupFault when the folder has any fault, because an old backup may be
 * the only good one.
 */
export async function dropOld(folder: string, policy: RetentionPolicy = RETENTION): Promise<Droppable> {
  const faults = await verifyBackup(folder);
  if (faults.length > 0) throw new BackupFault(faults);
  const droppable = await listDroppable(folder, policy);
  for (const id of droppable.bases) await rm(baseFolder(folder, id), { recursive: true });
  for (const name of droppable.wal) for (const end of ['.gz', '.gz.sha256']) await rm(join(walFolder(folder), name + end), { force: true });
  const stored = openStored(folder);
  for (const id of droppable.objects) {
    const [place, ...key] = id.split('/');
    await stored[place as keyof typeof stored].remove(key.join('/'));
  }
  return droppable;
}
