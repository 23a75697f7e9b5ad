import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ObjectStorage, StorageFault, type StoredObject, TRASH } from './object-storage.ts';
import { sha256Of } from './sha256.ts';
import { flushFolder, writeWhole } from './write-whole.ts';

/** Objects as files of one folder, for the smallest installation: one machine, backed up with the rest of it. */
export function openDirectoryStorage(folder: string): ObjectStorage {
  const trash = join(folder, TRASH);
  const pathIn = (top: string, key: string) => {
    checkKey(key);
    return join(top, key);
  };
  const pathOf = (key: string) => pathIn(folder, key);
  return {
    // What a crash leaves under 0/ is cleaned as nobody's.
    put: (key, bytes) => faulty(() => writeWhole(pathOf(key), bytes, pathOf(`0/${randomUUID().replaceAll('-', '')}`))),
    get: (key, sha256) =>
      faulty(async () => {
        const bytes = await readFile(pathOf(key)).catch(unlessMissing);
        if (bytes && sha256Of(bytes) !== sha256) throw new StorageFault('altered', `${key} is not what was stored`);
        return bytes;
      }),
    list: (prefix) => listFiles(folder, prefix),
    remove: (key) => faulty(() => removeFile(pathOf(key))),
    trash: {
      add: (key) => faulty(() => moveFile(pathOf(key), pathIn(trash, key))),
      restore: (key) => faulty(() => moveFile(pathIn(trash, key), pathOf(key))),
      list: () => listFiles(trash, ''),
      remove: (key) => faulty(() => removeFile(pathIn(trash, key))),
    },
  };
}

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rmdir(dirname(path)).catch(() => {}); // the last one out; otherwise it is not empty
}

/** Moves a file, which counts as stored now; does nothing when it is not there. */
async function moveFile(from: string, to: string): Promise<void> {
  const now = new Date();
  const isThere = await utimes(from, now, now).then(() => true, unlessMissing);
  if (!isThere) return;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await flushFolder(dirname(to));
  await rmdir(dirname(from)).catch(() => {});
}

async function* listFiles(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const folders = await faulty(async () => (await readdir(folder).catch(unlessMissing)) ?? []);
  for (const name of folders.sort()) {
    if (name === TRASH || (!prefix.startsWith(`${name}/`) && !name.startsWith(prefix))) continue;
    const files = await faulty(async () => (await readdir(join(folder, name)).catch(unlessMissing)) ?? []);
    for (const file of files.sort()) {
      const key = `${name}/${file}`;
      const found = await faulty(() => stat(join(folder, key)).catch(unlessMissing));
      if (found && key.startsWith(prefix)) yield { key, storedAt: found.mtime };
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function faulty<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageFault || error instanceof RangeError) throw error;
    throw new StorageFault('unavailable', 'the storage folder cannot be used', { cause: error });
  }
}
