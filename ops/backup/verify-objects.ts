import { dirname, join } from 'node:path';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { OBJECT_RETENTION_DAYS } from './drop-objects.ts';
import { listNumbers, listPath, namesIn, openStored, readList } from './folder.ts';
import { idOf, missingLists, type ObjectList, objectsSince } from './object-lists.ts';

/** A fault in a backup of objects, and the file that it concerns. */
export type Fault = { readonly file: string; readonly fault: 'missing' | 'altered' | 'unreadable' };

/** Reads every list and every object that must still be in the folder. Returns what is missing or altered. */
export async function verifyObjects(folder: string, now: Date): Promise<Fault[]> {
  const numbers = await listNumbers(folder);
  // The checksum beside a deleted list still has its number.
  const newest = Math.max(0, ...(await namesIn(dirname(listPath(folder, 1)))).map((name) => Number(name.slice(0, 8))));
  const faults: Fault[] = missingLists(numbers, newest).map((number) => ({ file: listPath('', number), fault: 'missing' }));
  const lists: ObjectList[] = [];
  for (const number of numbers) {
    const list = await readList(folder, number).catch(() => faults.push({ file: listPath('', number), fault: 'unreadable' }));
    if (typeof list === 'object') lists.push(list);
  }
  const stored = openStored(folder);
  for (const { place, key, sha256 } of objectsSince(lists, new Date(now.getTime() - OBJECT_RETENTION_DAYS * DAY_MS))) {
    const file = join('objects', idOf({ place, key }));
    const found = await stored[place].get(key, sha256).catch((error) => {
      if (!(error instanceof StorageFault) || error.kind !== 'altered') throw error;
      return 'altered' as const;
    });
    if (!found) faults.push({ file, fault: 'missing' });
    if (found === 'altered') faults.push({ file, fault: 'altered' });
  }
  return faults;
}
