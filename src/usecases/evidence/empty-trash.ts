import { readClock } from '#data/queries/site/server.ts';
import { TRASH_RETENTION_MS } from '#domain/evidence/sweep-rules.ts';
import type { Deps } from '#usecases/deps.ts';
import { needsOf, PLACES } from './scan-storage.ts';

/**
 * Deletes objects that have been in the trash for a week. Restores objects that an upload needs after all, which can
 * happen when the wrong database was connected for a while.
 */
export async function emptyTrash({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const removeBefore = new Date((await readClock(db)).getTime() - TRASH_RETENTION_MS);
  for (const place of PLACES) {
    const { trash } = storage[place];
    const trashed = await Array.fromAsync(trash.list());
    const needs = await needsOf(
      db,
      place,
      trashed.map(({ key }) => key),
    );
    for (const { key, storedAt } of trashed) {
      if (needs(key) === 'needed') await trash.restore(key);
      else if (storedAt < removeBefore) await trash.remove(key);
    }
  }
}

/**
 * Restores all objects in the trash, or only those of one upload, and returns their number. Restored objects return to
 * the trash only after two more scans have found them orphaned.
 */
export async function restoreTrash({ storage }: Pick<Deps, 'storage'>, uploadId?: string): Promise<number> {
  let restored = 0;
  for (const place of PLACES) {
    for (const { key } of await Array.fromAsync(storage[place].trash.list())) {
      if (uploadId !== undefined && !key.startsWith(`${uploadId}/`)) continue;
      await storage[place].trash.restore(key);
      restored += 1;
    }
  }
  return restored;
}
