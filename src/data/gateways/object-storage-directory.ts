import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing, withFaults } from './folder-faults.ts';
import { checkKey, type ObjectStorage, StorageFault, type StoredObject, TRASH } from './object-storage.ts';
import { sha256Of } from './sha256.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Stores objects as files in one folder. Intended for single-machine installations, whose backup includes the folder.
 */
export function openDirectoryStorage(folder: string): ObjectStorage {
  const trash = join(folder, TRASH);
  const pathIn = (top: string, key: string) => {
    checkKey(key);
    return join(top, key);
  };
  const pathOf = (key: string) => pathIn(folder, key);
  // Temporary files have valid keys, so that those left over from a crash are later removed as orphaned objects.
  const unfinished = () => pathOf(`0/${randomUUID().replaceAll('-', '')}`);
  // Copies the file, because a rename would preserve the modification time, which is used as `storedAt`.
  const move = async (from: string, to: string) => {
    const bytes = await readFile(from).catch(unlessMissing);
    if (!bytes) return;
    await writeWhole(to, bytes, unfinished());
    await removeFile(from);
  };
  return {
    put: (key, bytes) => withFaults(() => writeWhole(pathOf(key), bytes, unfinished())),
    get: (key, sha256) =>
      withFaults(async () => {
        const bytes = await readFile(pathOf(key)).catch(unlessMissing);
        if (bytes && sha256Of(bytes) !== sha256) throw new StorageFault('altered', `${key} differs from what was stored`);
        return bytes;
      }),
    list: (prefix) => listFiles(folder, prefix),
    remove: (key) => withFaults(() => removeFile(pathOf(key))),
    trash: {
      add: (key) => withFaults(() => move(pathOf(key), pathIn(trash, key))),
      restore: (key) => withFaults(() => move(pathIn(trash, key), pathOf(key))),
      list: () => listFiles(trash, ''),
      remove: (key) => withFaults(() => removeFile(pathIn(trash, key))),
    },
  };
}

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rmdir(dirname(path)).catch(() => {}); // Removing the folder fails while it contains other files.
}

async function* listFiles(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const folders = await withFaults(async () => (await readdir(folder).catch(unlessMissing)) ?? []);
  for (const name of folders.sort()) {
    if (name === TRASH || (!prefix.startsWith(`${name}/`) && !name.startsWith(prefix))) continue;
    const files = await withFaults(async () => (await readdir(join(folder, name)).catch(unlessMissing)) ?? []);
    for (const file of files.sort()) {
      const key = `${name}/${file}`;
      const found = await withFaults(() => stat(join(folder, key)).catch(unlessMissing));
      if (found && key.startsWith(prefix)) yield { key, storedAt: found.mtime };
    }
  }
}
