import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import { openDirectoryStorage } from '#data/gateways/object-storage-directory.ts';
import { type Manifest, manifest } from './manifest.ts';
import { type ObjectList, objectList } from './object-lists.ts';
import { readSummed } from './summed-file.ts';
import { isArchivedName } from './wal-names.ts';

// A backup folder: bases/<id>/ with manifest.json, wal/<name>.gz, objects/<place>/<key> and objects/lists/<number>.json. Names that begin
// with a dot are unfinished. Nothing in it is ever written over.
export const baseFolder = (folder: string, id: string) => join(folder, 'bases', id);
export const walFolder = (folder: string) => join(folder, 'wal');
export const listPath = (folder: string, number: number) => join(folder, 'objects/lists', `${String(number).padStart(8, '0')}.json`);

/** The objects of a backup folder, through the door that the site uses for its own. */
export const openStored = (folder: string): EvidenceStorage => ({
  pictures: openDirectoryStorage(join(folder, 'objects/pictures')),
  quarantine: openDirectoryStorage(join(folder, 'objects/quarantine')),
});

/** The names in a folder, in order; none when it is not there. */
export async function namesIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** The ids of all finished base backups, oldest first. */
export const baseIds = (folder: string): Promise<string[]> => namesIn(join(folder, 'bases'));

/** What a base backup says of itself; throws when that was altered. */
export const readManifest = async (folder: string, id: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readSummed(join(baseFolder(folder, id), 'manifest.json'))));

/** The numbers of all lists of objects, in order. */
export const listNumbers = async (folder: string): Promise<number[]> =>
  (await namesIn(join(folder, 'objects/lists'))).filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));

/** One list of objects; throws when it was altered. */
export const readList = async (folder: string, number: number): Promise<ObjectList> =>
  objectList.parse(JSON.parse(await readSummed(listPath(folder, number))));

/** All lists of objects; throws when one was altered. */
export const readLists = async (folder: string): Promise<ObjectList[]> =>
  Promise.all((await listNumbers(folder)).map((number) => readList(folder, number)));

/** The names of all pieces of the log that were ever archived and not dropped since, whether or not they are still there. */
export async function archivedWal(folder: string): Promise<string[]> {
  const names = (await namesIn(walFolder(folder))).map((name) => name.replace(/\.gz(?:\.sha256)?$/, ''));
  return [...new Set(names)].filter(isArchivedName);
}
