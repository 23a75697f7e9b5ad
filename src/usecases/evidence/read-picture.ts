import { isPublished } from '#data/queries/evidence/pictures.ts';
import { parsePictureKey } from '#domain/evidence/object-keys.ts';
import { pictureHeaders } from '#domain/evidence/picture-headers.ts';
import type { Deps } from '#usecases/deps.ts';

export type ServedPicture = { readonly bytes: Uint8Array; readonly headers: ReturnType<typeof pictureHeaders> };

/**
 * Returns a published picture, verified by its hash, with its response headers. Returns undefined if the picture was
 * never published or has been taken down.
 */
export async function readPicture(deps: Pick<Deps, 'db' | 'storage'>, key: string): Promise<ServedPicture | undefined> {
  const named = parsePictureKey(key);
  if (!named) return undefined;
  if (!(await isPublished(deps.db, named))) return undefined;
  const bytes = await deps.storage.pictures.get(key, named.sha256);
  return bytes && { bytes, headers: pictureHeaders(named.format) };
}
