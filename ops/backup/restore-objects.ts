import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import { parsePictureKey } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_HEADERS, pictureHeaders } from '#domain/evidence/picture-headers.ts';
import { openStored, readLists } from './folder.ts';
import { idOf, type ObjectEntry, objectsSince } from './object-lists.ts';

/** Returns the headers with which the site stores an object. */
export function headersFor({ place, key }: Pick<ObjectEntry, 'place' | 'key'>) {
  const picture = place === 'pictures' ? parsePictureKey(key) : undefined;
  return picture ? pictureHeaders(picture.format) : ORIGINAL_HEADERS;
}

/**
 * Copies back to object storage every object that a site restored to `until` may refer to. Returns the number of
 * objects. Idempotent.
 */
export async function restoreObjects(folder: string, storage: EvidenceStorage, until?: Date): Promise<number> {
  const objects = objectsSince(await readLists(folder), until);
  const stored = openStored(folder);
  for (const { place, key, sha256 } of objects) {
    const bytes = await stored[place].get(key, sha256);
    if (!bytes) throw new Error(`${idOf({ place, key })} is missing in ${folder}`);
    await storage[place].put(key, bytes, headersFor({ place, key }));
  }
  return objects.length;
}
