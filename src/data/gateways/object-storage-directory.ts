import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ObjectStorage, StorageFault, type StoredObject } from './object-storage.ts';
import { sha256Of } from './sha256.ts';
import { writeWhole } from './write-whole.ts';

/** Objects as files of one folder, for the smallest installation: one machine, backed up with the rest of it. */
export function openDirectoryStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };
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
    remove: (key) =>
      faulty(async () => {
        await rm(pathOf(key), { force: true });
        await rmdir(dirname(pathOf(key))).catch(() => {}); // the last one out; otherwise it is not empty
      }),
  };
}

async function* listFiles(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const folders = await faulty(async () => (await readdir(folder).catch(unlessMissing)) ?? []);
  for (const name of folders.sort()) {
    if (!prefix.startsWith(`${name}/`) && !name.startsWith(prefix)) continue;
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
