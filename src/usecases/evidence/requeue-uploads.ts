import { listAbandonedUploads } from '#data/queries/evidence/upload-retention.ts';
import { enqueueUpload } from '#data/queue.ts';
import { ABANDONED_AFTER_MS } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';

/** Requeues uploads that have waited too long. Otherwise the job of a killed worker would stay locked for hours. */
export async function requeueUploads({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const uploadId of await listAbandonedUploads(db, ABANDONED_AFTER_MS)) await enqueueUpload(db, uploadId);
}
