import { StorageFault } from '#data/gateways/object-storage.ts';
import { sha256Of } from '#data/gateways/sha256.ts';
import { countRecentUploads, insertUpload } from '#data/queries/evidence/uploads.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueUpload } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkUpload } from '#domain/evidence/check-upload.ts';
import { UPLOADS_AN_HOUR } from '#domain/evidence/image-rules.ts';
import { originalKey } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_HEADERS } from '#domain/evidence/picture-headers.ts';
import { UPLOAD_WINDOW_MS } from '#domain/evidence/upload-states.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

export type StoreUploadError =
  | 'login-required'
  | 'not-allowed'
  | 'too-large'
  | 'not-an-image'
  | 'too-many-pixels'
  | 'too-many-uploads'
  | 'uploads-closed'
  | 'storage-unavailable';

/** Returns the start time of an upload. Must be called before reading the bytes, which may take a while. */
export const readUploadBegin = ({ db }: Pick<Deps, 'db'>): Promise<Date> => readClock(db);

/** Stores a picture in quarantine, inserts its row, queues its decoding and returns the upload's id. */
export async function storeUpload(
  deps: Pick<Deps, 'db' | 'storage' | 'switches'>,
  actor: Actor,
  bytes: Uint8Array,
  startedAt?: Date, // time before the bytes were read; defaults to now
): Promise<Result<string, StoreUploadError>> {
  if (!isSignedIn(actor)) return err('login-required');
  if (!can(actor, 'post-record')) return err('not-allowed');
  if (!(await deps.switches()).uploads) return err('uploads-closed');
  const wrong = checkUpload(bytes);
  if (wrong) return err(wrong);
  const { userId } = actor;
  if (await deps.db.transaction().execute((tx) => isOverLimit(tx, userId))) return err('too-many-uploads');

  const started = startedAt ?? (await readClock(deps.db));
  const uploadId = crypto.randomUUID();
  try {
    await deps.storage.quarantine.put(originalKey(uploadId), bytes, ORIGINAL_HEADERS);
  } catch (error) {
    if (error instanceof StorageFault) return err('storage-unavailable');
    throw error;
  }
  // If this transaction fails, the stored object has no row, and the clean-up removes it.
  return deps.db.transaction().execute(async (tx) => {
    if (await isOverLimit(tx, userId)) return err('too-many-uploads'); // Checked again because of concurrent uploads.
    await insertUpload(tx, { uploadId, userId, originalHash: sha256Of(bytes), originalBytes: bytes.length, startedAt: started });
    await enqueueUpload(tx, uploadId);
    return ok(uploadId);
  });
}

const isOverLimit = async (tx: Deps['db'], userId: number) => (await countRecentUploads(tx, userId, UPLOAD_WINDOW_MS)) >= UPLOADS_AN_HOUR;
