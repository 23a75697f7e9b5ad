import { type EvidenceStorage, type ObjectStorage, StorageFault } from '#data/gateways/object-storage.ts';
import { sha256Of } from '#data/gateways/sha256.ts';
import { readDatabaseIdentity } from '#data/queries/evidence/orphaned-objects.ts';
import { OWNER_KEY } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_HEADERS } from '#domain/evidence/picture-headers.ts';
import type { Deps } from '#usecases/deps.ts';

/** Which database owns the object storage: this one, another one, or none because there is no owner mark. */
export type StorageOwner = 'this' | 'other' | 'none';

/** Reads the owner marks of both places. Returns 'other' if at least one mark belongs to another database. */
export async function findStorageOwner({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<StorageOwner> {
  const mark = Buffer.from(await readDatabaseIdentity(db));
  const owners = [await ownerOf(storage.quarantine, mark), await ownerOf(storage.pictures, mark)];
  if (owners.includes('other')) return 'other';
  return owners.includes('none') ? 'none' : 'this';
}

async function ownerOf(storage: ObjectStorage, mark: Uint8Array): Promise<StorageOwner> {
  try {
    return (await storage.get(OWNER_KEY, sha256Of(mark))) ? 'this' : 'none';
  } catch (error) {
    if (error instanceof StorageFault && error.kind === 'altered') return 'other';
    throw error;
  }
}

/** Marks the object storage as owned by this database, so that workers of other databases do not sweep it. */
export async function markStorage({ db, storage }: { readonly db: Deps['db']; readonly storage: EvidenceStorage }): Promise<void> {
  const mark = Buffer.from(await readDatabaseIdentity(db));
  for (const place of [storage.quarantine, storage.pictures]) await place.put(OWNER_KEY, mark, ORIGINAL_HEADERS);
}
