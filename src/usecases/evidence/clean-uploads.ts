import type { ObjectStorage } from '#data/gateways/object-storage.ts';
import { readClock } from '#data/queries/server.ts';
import { deleteUnclaimedUploads, listKnownUploads, listSettledOriginals, noteOriginalRemoved } from '#data/queries/upload-retention.ts';
import { originalKey, uploadOfKey } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_KEPT_MS, UNCLAIMED_KEPT_MS } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Removes what nobody needs: uploads that neither a record nor a keyword's text named for a day, originals 90 days after the decision about their record, and
 * objects that no row names. Rows go first, so that none is left without its object.
 */
export async function cleanUploads(deps: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { db, storage } = deps;
  await deleteUnclaimedUploads(db, UNCLAIMED_KEPT_MS); // their objects have no row now and are older than a day: removed below
  for (const uploadId of await listSettledOriginals(db, ORIGINAL_KEPT_MS)) {
    await storage.quarantine.remove(originalKey(uploadId));
    await noteOriginalRemoved(db, uploadId);
  }
  const storedBefore = new Date((await readClock(db)).getTime() - UNCLAIMED_KEPT_MS); // younger ones may get their row yet
  await removeNameless(db, storage.quarantine, storedBefore);
  await removeNameless(db, storage.pictures, storedBefore);
}

const PAGE = 500;

async function removeNameless(db: Deps['db'], storage: ObjectStorage, storedBefore: Date): Promise<void> {
  let page: string[] = [];
  const sweep = async () => {
    const owners = [...new Set(page.map(uploadOfKey))].filter((owner) => owner !== undefined);
    const known = await listKnownUploads(db, owners);
    for (const key of page) if (!known.has(uploadOfKey(key) ?? '')) await storage.remove(key);
    page = [];
  };
  for await (const { key, storedAt } of storage.list('')) {
    if (storedAt >= storedBefore) continue;
    page.push(key);
    if (page.length === PAGE) await sweep();
  }
  await sweep();
}
