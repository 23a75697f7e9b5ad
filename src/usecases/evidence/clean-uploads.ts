import { StorageFault } from '#data/gateways/object-storage.ts';
import { deleteRemovedUploads } from '#data/queries/evidence/orphaned-objects.ts';
import { deleteUnclaimedUploads, releaseSettledOriginals } from '#data/queries/evidence/upload-retention.ts';
import { REMOVED_UPLOAD_RETENTION_MS } from '#domain/evidence/sweep-rules.ts';
import { ORIGINAL_RETENTION_MS, UNCLAIMED_RETENTION_MS } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Sweep, sweepStorage } from './sweep-storage.ts';

/**
 * Removes uploads that no record or keyword text references within a day, originals 90 days after their record was
 * decided, and stored objects without a database row. Deletes rows before objects, so that no row refers to a missing
 * object. Returns undefined without object storage.
 */
export async function cleanUploads(deps: Pick<Deps, 'db' | 'storage'>, confirmed?: number): Promise<Sweep | undefined> {
  await deleteUnclaimedUploads(deps.db, UNCLAIMED_RETENTION_MS);
  await releaseSettledOriginals(deps.db, ORIGINAL_RETENTION_MS);
  await deleteRemovedUploads(deps.db, REMOVED_UPLOAD_RETENTION_MS);
  try {
    return await sweepStorage(deps, confirmed);
  } catch (error) {
    if (error instanceof StorageFault && error.kind === 'not-set') return undefined;
    throw error;
  }
}
