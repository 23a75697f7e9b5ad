import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { unlessMissing, withFaults } from '#data/gateways/folder-faults.ts';
import { flushFolder } from '#data/gateways/write-whole.ts';
import { checkDumpKey, type DumpStorage } from './dump-storage.ts';

const WORK = 'unfinished';

/** Stores dumps as files in one folder, which site and worker share. */
export function openDumpDirectory(folder: string): DumpStorage {
  const pathOf = (key: string) => {
    checkDumpKey(key);
    return join(folder, key);
  };
  return {
    workFolder: join(folder, WORK),
    put: (key, path) =>
      withFaults(async () => {
        const to = pathOf(key);
        await mkdir(dirname(to), { recursive: true });
        await flush(path);
        await rename(path, to);
        await flushFolder(dirname(to));
      }),
    open: (key) =>
      withFaults(async () => {
        const file = await open(pathOf(key)).catch(unlessMissing);
        return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
      }),
    async *list() {
      const dumps = await withFaults(async () => (await readdir(folder).catch(unlessMissing)) ?? []);
      for (const dump of dumps.filter((name) => name !== WORK).sort())
        for (const file of await withFaults(() => readdir(join(folder, dump)))) yield `${dump}/${file}`;
    },
    remove: (key) =>
      withFaults(async () => {
        const path = pathOf(key);
        await rm(path, { force: true });
        await rmdir(dirname(path)).catch(() => {}); // Fails while the folder contains other files.
      }),
  };
}

async function flush(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
