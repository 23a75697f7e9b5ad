import { isKey } from '#data/gateways/object-storage.ts';
import { listUploadNeeds, type ObjectName, type Place } from '#data/queries/evidence/orphaned-objects.ts';
import { OWNER_KEY, uploadOfKey } from '#domain/evidence/object-keys.ts';
import type { Deps } from '#usecases/deps.ts';

export const PLACES: readonly Place[] = ['quarantine', 'pictures'];
const PAGE = 500;

export type Unneeded = ObjectName & { readonly isExplained: boolean };
export type Scan = { readonly objects: number; readonly unneeded: readonly Unneeded[] };

/**
 * Counts the objects in both places and lists those stored before `storedBefore` that no upload needs. Ignores objects
 * whose keys the site did not create.
 */
export async function scanStorage({ db, storage }: Pick<Deps, 'db' | 'storage'>, storedBefore: Date): Promise<Scan> {
  const unneeded: Unneeded[] = [];
  let objects = 0;
  for (const place of PLACES) {
    let page: string[] = [];
    const check = async () => {
      const needs = await needsOf(db, place, page);
      for (const key of page) if (needs(key) !== 'needed') unneeded.push({ place, key, isExplained: needs(key) === 'removed' });
      page = [];
    };
    for await (const { key, storedAt } of storage[place].list('')) {
      if (key === OWNER_KEY || !isKey(key)) continue;
      objects += 1;
      if (storedAt >= storedBefore) continue; // The object's row may not be committed yet.
      page.push(key);
      if (page.length === PAGE) await check();
    }
    await check();
  }
  return { objects, unneeded };
}

/** Returns a function that looks up whether an upload needs an object. It returns undefined for an unknown upload. */
export async function needsOf(db: Deps['db'], place: Place, keys: readonly string[]) {
  const uploads = [...new Set(keys.map(uploadOfKey))].filter((uploadId) => uploadId !== undefined);
  const needs = await listUploadNeeds(db, place, uploads);
  return (key: string) => needs.get(uploadOfKey(key) ?? '');
}
