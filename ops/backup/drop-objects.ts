import { DAY_MS } from '#domain/shared/time-units.ts';
import { openStored, readLists } from './folder.ts';
import { idOf, objectsSince, PLACES } from './object-lists.ts';

/**
 * How long an object is retained after the site removed it. Longer than the oldest moment to which the database can be
 * restored (`ops/pgbackrest`), so that a restored record has its picture.
 */
export const OBJECT_RETENTION_DAYS = 100;

/** Lists the objects that the site removed more than OBJECT_RETENTION_DAYS ago, without deleting them. */
export async function listDroppable(folder: string, now: Date): Promise<string[]> {
  const lists = await readLists(folder);
  // Only listed objects may be deleted, because an object that is not listed yet has just been copied.
  const known = new Set(objectsSince(lists, new Date(0)).map(idOf));
  const needed = new Set(objectsSince(lists, new Date(now.getTime() - OBJECT_RETENTION_DAYS * DAY_MS)).map(idOf));
  const stored = openStored(folder);
  const ids: string[] = [];
  for (const place of PLACES)
    for await (const { key } of stored[place].list('')) {
      const id = idOf({ place, key });
      if (known.has(id) && !needed.has(id)) ids.push(id);
    }
  return ids;
}

/** Deletes the objects of `listDroppable` and returns them. */
export async function dropObjects(folder: string, now: Date): Promise<string[]> {
  const ids = await listDroppable(folder, now);
  const stored = openStored(folder);
  for (const id of ids) {
    const [place, ...key] = id.split('/');
    await stored[place as keyof typeof stored].remove(key.join('/'));
  }
  return ids;
}
