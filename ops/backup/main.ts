// Commands for backups and restores. docs/backup.md explains them step by step.
// npm run backup -- take --folder F                Takes a base backup and copies all new objects. The role in
//                                                  DATABASE_URL must be allowed to replicate and read.
// npm run backup -- objects --folder F             Copies new objects only.
// npm run backup -- verify --folder F              Exits with 1 on any fault. With --max-age-hours 26, also
//                                                  when the newest base is older than that.
// npm run backup -- restore --folder F --into D    Creates a data folder that replays the WAL to its end, or to
//                                                  the time in --until 2026-11-16T01:30:00Z.
// npm run backup -- restore-objects --folder F     Copies objects back to the configured storage. Accepts --until.
// npm run backup -- keep --folder F                Lists what the retention policy would delete. With --delete,
//                                                  deletes it.
import { parseArgs } from 'node:util';
import { openDatabase } from '#data/db.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { parseEnv } from '#wiring/env.ts';
import { dropOld, listDroppable } from './drop-old.ts';
import type { Fault } from './manifest.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreObjects } from './restore-objects.ts';
import { takeBase } from './take-base.ts';
import { type ObjectsTaken, takeObjects } from './take-objects.ts';
import { checkAge, verifyBackup } from './verify-backup.ts';

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: text, into: text, until: text, 'max-age-hours': text, delete: { type: 'boolean', default: false } },
});
const folder = values.folder ?? '';
if (!folder.startsWith('/')) throw new Error('--folder needs the absolute path of the backup folder');
const until = readMoment(values.until);

function readMoment(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime()) || !/Z$|[+-]\d\d:\d\d$/.test(given))
    throw new Error('--until needs a time with its zone, such as 2026-11-16T01:30:00Z');
  return moment;
}

async function takeNewObjects(): Promise<ObjectsTaken> {
  const env = parseEnv(process.env);
  const { db, close } = openDatabase(env.DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 60_000 });
  const taken = await takeObjects(folder, { db, storage: createStorage(env) }).finally(close);
  console.log(`objects: ${taken.added} new, ${taken.gone} gone since the last run`);
  for (const id of taken.altered) console.error(`${id} was altered in the storage`);
  if (taken.altered.length > 0) process.exitCode = 1;
  return taken;
}

async function take(): Promise<void> {
  const { id, files } = await takeBase(folder, parseEnv(process.env).DATABASE_URL, async () => (await takeNewObjects()).number);
  console.log(`base ${id}: ${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
}

async function verify(): Promise<void> {
  const hours = Number(values['max-age-hours'] ?? Number.POSITIVE_INFINITY);
  if (Number.isNaN(hours)) throw new Error('--max-age-hours takes a number');
  const faults: Fault[] = await verifyBackup(folder);
  if (faults.length === 0) faults.push(...(await checkAge(folder, hours, new Date())));
  for (const { file, fault } of faults) console.error(`${file}: ${fault}`);
  console.log(faults.length === 0 ? 'the backup is complete' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

async function restore(): Promise<void> {
  if (!values.into?.startsWith('/')) throw new Error('--into needs the absolute path of an empty folder');
  const { id } = await restoreCluster({ folder, into: values.into, until });
  console.log(
    `base ${id} is in ${values.into}; start the server there to replay the WAL ${until ? `to ${until.toISOString()}` : 'to its end'}`,
  );
}

async function applyRetention(): Promise<void> {
  const { retained, bases, wal, objects } = await (values.delete ? dropOld(folder) : listDroppable(folder));
  console.log(
    `${retained.length} bases retained; ${values.delete ? 'deleted' : 'can be deleted'}: ${bases.length} bases, ${wal.length} WAL files, ${objects.length} objects`,
  );
  for (const name of bases) console.log(name);
}

const COMMANDS: Record<string, () => Promise<unknown>> = {
  take,
  objects: takeNewObjects,
  verify,
  restore,
  'restore-objects': async () =>
    console.log(`${await restoreObjects(folder, createStorage(parseEnv(process.env)), until)} objects restored`),
  keep: applyRetention,
};
const command = COMMANDS[positionals[0] ?? ''];
if (!command) throw new Error(`choose a command: ${Object.keys(COMMANDS).join(', ')}`);
await command().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
