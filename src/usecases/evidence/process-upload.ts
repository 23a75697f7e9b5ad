import { sha256Of } from '#data/gateways/sha256.ts';
import { insertPictures, type Picture } from '#data/queries/evidence/pictures.ts';
import { beginUpload, readyUpload, refuseUpload } from '#data/queries/evidence/uploads.ts';
import { originalKey, pictureKey } from '#domain/evidence/object-keys.ts';
import { pictureHeaders } from '#domain/evidence/picture-headers.ts';
import { type Refusal, SLOW_TRIES } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';
import type { DecodedPicture, DecodeError, DecodeImage } from './decode-image.ts';

/**
 * Decodes an upload and publishes its pictures, or refuses it. Stores objects before the rows that reference them, so
 * that a crash leaves no row without its object. Idempotent.
 */
export async function processUpload(deps: Pick<Deps, 'db' | 'storage'>, decode: DecodeImage, uploadId: string): Promise<void> {
  const upload = await beginUpload(deps.db, uploadId);
  if (!upload) return; // The upload has been decided or deleted.
  const original = await deps.storage.quarantine.get(originalKey(uploadId), upload.originalHash);
  if (!original) return void (await refuseUpload(deps.db, uploadId, 'lost'));

  const decoded = await decode(original);
  if (!decoded.ok) return void (await refuseUpload(deps.db, uploadId, refusalFor(decoded.error, upload.tries)));

  const pictures: Picture[] = [];
  for (const picture of decoded.value.pictures) pictures.push(await publish(deps, uploadId, picture));
  await deps.db.transaction().execute(async (tx) => {
    if (await readyUpload(tx, uploadId, decoded.value)) await insertPictures(tx, uploadId, pictures);
  });
}

/** Stores a picture and reads it back, so that a row is only inserted for a readable object. */
async function publish({ storage }: Pick<Deps, 'storage'>, uploadId: string, { bytes, ...picture }: DecodedPicture): Promise<Picture> {
  const sha256 = sha256Of(bytes);
  const key = pictureKey(uploadId, sha256, picture.format);
  await storage.pictures.put(key, bytes, pictureHeaders(picture.format));
  if (!(await storage.pictures.get(key, sha256))) throw new Error(`${key} is missing after it was stored`);
  return { ...picture, sha256, bytes: bytes.length };
}

function refusalFor(error: DecodeError, tries: number): Refusal {
  if (error !== 'too-slow') return error;
  if (tries < SLOW_TRIES) throw new Error('decoding took too long; the job will be retried');
  return 'too-heavy';
}
