import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedWal, baseFolder, baseIds, openStored, readLists, readManifest, walFolder } from './folder.ts';
import { idOf, objectsSince, PLACES } from './object-lists.ts';
import { BackupFault } from './restore-cluster.ts';
import { chooseRetained, KEPT, type RetentionPolicy } from './retention-policy.ts';
import { verifyBackup } from './verify-backup.ts';
import { placeOfWal } from './wal-names.ts';

/** What nobody needs any more: base backups, pieces of the log before the oldest that stays, and objects that were gone before it. */
export type Droppable = {
  readonly kept: readonly string[];
  readonly bases: readonly string[];
  readonly wal: readonly string[];
  readonly objects: readonly string[];
};

/** Names what may go; deletes nothing. */
export async function listDroppable(folder: string, policy: RetentionPolicy = KEPT): Promise<Droppable> {
  const manifests = await Promise.all((await baseIds(folder)).map((id) => readManifest(folder, id)));
  const keeps = chooseRetained(
    manifests.map(({ id, startedAt }) => ({ id, startedAt: new Date(startedAt) })),
    policy,
  );
  const oldest = manifests.find(({ id }) => keeps.has(id)); // they come oldest first
  if (!oldest) return { kept: [], bases: [], wal: [], objects: [] };
  const begin = placeOfWal(oldest.firstWal, oldest.segmentBytes)?.number ?? 0;
  const isOld = (name: string) => (placeOfWal(name, oldest.segmentBytes)?.number ?? begin) < begin;
  const lists = await readLists(folder);
  const known = new Set(objectsSince(lists, new Date(0)).map(idOf)); // what is not listed yet was copied a moment ago
  const needed = new Set(objectsSince(lists, new Date(oldest.startedAt)).map(idOf));
  return {
    kept: [...keeps].sort(),
    bases: manifests.map(({ id }) => id).filter((id) => !keeps.has(id)),
    wal: (await archivedWal(folder)).filter(isOld),
    objects: (await retainedObjects(folder)).filter((id) => known.has(id) && !needed.has(id)),
  };
}

async function retainedObjects(folder: string): Promise<string[]> {
  const kept = openStored(folder);
  const ids: string[] = [];
  for (const place of PLACES) for await (const { key } of kept[place].list('')) ids.push(idOf({ place, key }));
  return ids;
}

/** Deletes what may go, unless anything is wrong with the folder: then an old backup may be the only good one. */
export async function dropOld(folder: string, policy: RetentionPolicy = KEPT): Promise<Droppable> {
  const faults = await verifyBackup(folder);
  if (faults.length > 0) throw new BackupFault(faults);
  const droppable = await listDroppable(folder, policy);
  for (const id of droppable.bases) await rm(baseFolder(folder, id), { recursive: true });
  for (const name of droppable.wal) for (const end of ['.gz', '.gz.sha256']) await rm(join(walFolder(folder), name + end), { force: true });
  const kept = openStored(folder);
  for (const id of droppable.objects) {
    const [place, ...key] = id.split('/');
    await kept[place as keyof typeof kept].remove(key.join('/'));
  }
  return droppable;
}
