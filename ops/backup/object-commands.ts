import { openDatabase } from '#data/db.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { parseEnv } from '#wiring/env.ts';
import { dropObjects, listDroppable } from './drop-objects.ts';
import type { Options } from './options.ts';
import { restoreObjects } from './restore-objects.ts';
import { takeObjects } from './take-objects.ts';
import { verifyObjects } from './verify-objects.ts';

const MOST_NAMED = 20;

function folderOf({ folder }: Options): string {
  if (!folder?.startsWith('/')) throw new Error('--folder needs the absolute path of the backup folder');
  return folder;
}

export const objectCommands: Record<string, (options: Options) => Promise<void>> = {
  objects: async (options) => {
    const env = parseEnv(process.env);
    const { db, close } = openDatabase(env.DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 60_000 });
    const taken = await takeObjects(folderOf(options), { db, storage: createStorage(env) }).finally(close);
    console.log(`objects: ${taken.added} new, ${taken.gone} gone since the last run`);
    for (const id of taken.altered) console.error(`${id} was altered in the storage`);
    for (const id of taken.missing.slice(0, MOST_NAMED)) console.error(`${id} is missing in the storage`);
    if (taken.missing.length > 0)
      console.error(`${taken.missing.length} objects are missing that uploads need: restore-objects copies them back`);
    if (taken.altered.length + taken.missing.length > 0) process.exitCode = 1;
  },
  'restore-objects': async (options) =>
    console.log(`${await restoreObjects(folderOf(options), createStorage(parseEnv(process.env)), options.until)} objects restored`),
  'verify-objects': async (options) => {
    const faults = await verifyObjects(folderOf(options), new Date());
    for (const { file, fault } of faults) console.error(`${file}: ${fault}`);
    console.log(faults.length === 0 ? 'the backup of objects is complete' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  },
  keep: async (options) => {
    const ids = await (options.delete ? dropObjects : listDroppable)(folderOf(options), new Date());
    console.log(`${ids.length} objects ${options.delete ? 'deleted' : 'can be deleted'}`);
  },
};
