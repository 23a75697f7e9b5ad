import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import { openDirectoryStorage } from '#data/gateways/object-storage-directory.ts';
import { type ObjectList, objectList } from './object-lists.ts';
import { readSummed } from './summed-file.ts';

// Layout of a backup folder: objects/<place>/<key> and objects/lists/<number>.json. Names that start with a dot are
// unfinished. Files are never overwritten.
export const listPath = (folder: string, number: number) => join(folder, 'objects/lists', `${String(number).padStart(8, '0')}.json`);

/** Opens the objects of a backup folder with the storage interface of the site. */
export const openStored = (folder: string): EvidenceStorage => ({
  pictures: openDirectoryStorage(join(folder, 'objects/pictures')),
  quarantine: openDirectoryStorage(join(folder, 'objects/quarantine')),
});

/** Returns the sorted names in a folder, without hidden ones. Returns an empty list when the folder does not exist. */
export async function namesIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Returns the sorted numbers of all object lists. */
export const listNumbers = async (folder: string): Promise<number[]> =>
  (await namesIn(join(folder, 'objects/lists'))).filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));

/** Reads an object list. Throws when the list was altered. */
export const readList = async (folder: string, number: number): Promise<ObjectList> =>
  objectList.parse(JSON.parse(await readSummed(listPath(folder, number))));

/** Reads all object lists. Throws when one of them was altered. */
export const readLists = async (folder: string): Promise<ObjectList[]> =>
  Promise.all((await listNumbers(folder)).map((number) => readList(folder, number)));
