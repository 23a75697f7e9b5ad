import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ObjectStorage, StorageFault, type StoredObject, TRASH } from './object-storage.ts';
import { sha256Of } from './sha256.ts';
import { writeWhole } from './write-whole.ts';

/** Objects as files of one folder, for the smallest installation: one machine, backed up with the rest of it. */
export function openDirectoryStorage(folder: string): ObjectStorage {
  const trash = join(folder, TRASH);
  const pathIn = (top: string, key: string) => {
    checkKey(key);
    return join(top, key);
  };
  const pathOf = (key: string) => pathIn(folder, key);
  const unfinished = () => pathOf(`0/${randomUUID().replaceAll('-', '')}`); // what a crash leaves there is cleaned as nobody's
  // A copy, because a file that is only renamed would keep the time at which it was stored.
  const move = async (from: string, to: string) => {
    const bytes = await readFile(from).catch(unlessMissing);
    if (!bytes) return;
    await writeWhole(to, bytes, unfinished());
    await removeFile(from);
  };
  return {
    put: (key, bytes) => faulty(() => writeWhole(pathOf(key), bytes, unfinished())),
    get: (key, sha256) =>
      faulty(async () => {
        const bytes = await readFile(pathOf(key)).catch(unlessMissing);
        if (bytes && sha256Of(bytes) !== sha256) throw new StorageFault('altered', `${key} is not what was stored`);
        return bytes;
      }),
    list: (prefix) => listFiles(folder, prefix),
    remove: (key) => faulty(() => removeFile(pathOf(key))),
    trash: {
      add: (key) => faulty(() => move(pathOf(key), pathIn(trash, key))),
      restore: (key) => faulty(() => move(pathIn(trash, key), pathOf(key))),
      list: () => listFiles(trash, ''),
      remove: (key) => faulty(() => removeFile(pathIn(trash, key))),
    },
  };
}

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rmdir(dirname(path)).catch(() => {}); // the last one out; otherwise it is not empty
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
