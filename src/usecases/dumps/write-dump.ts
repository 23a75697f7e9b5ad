import type { DumpStorage } from '#data/gateways/dumps/dump-storage.ts';
import { openWorkFiles, type WorkFiles } from '#data/gateways/dumps/work-files.ts';
import { countClosedAccounts, deleteOldDumps, insertDump, listDumps, lockDumpRun, lockDumps } from '#data/queries/dumps/dumps.ts';
import { listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { readClock } from '#data/queries/site/server.ts';
import { randomLowercase } from '#data/secret.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { dataPackage } from '#domain/dumps/data-package.ts';
import { DUMPS_RETAINED, type Dump, type DumpFile, PACKAGE_FILE, SIGNATURE_FILE, SUMS_FILE, sumsOf } from '#domain/dumps/dump.ts';
import { DUMP_FORMATS, dumpHead, dumpLine, rowsFile } from '#domain/dumps/lines.ts';
import { DUMP_KINDS, type DumpKind } from '#domain/dumps/rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readRows } from './read-rows.ts';

type LocalFile = DumpFile & { readonly path: string };

/**
 * Writes a dump of all public data from one snapshot and publishes it when every file is stored. Returns its id, or
 * undefined when the site has no storage or an account was closed meanwhile, which queues the next dump. The row is
 * committed by the transaction that has held the lock throughout, so two runs cannot remove each other's files. Throws
 * while another run holds the lock.
 */
export async function writeDump(deps: Deps): Promise<string | undefined> {
  const { storage } = deps.dumps;
  if (!storage) return undefined;
  const { dumpId, isPublished, deleted } = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockDumpRun(tx))) throw new Error('another dump is being written');
    const listed = (await listDumps(tx)).map((dump) => dump.dumpId);
    await removeFiles(storage, (id) => !listed.includes(id)); // of runs that were killed and of withdrawn dumps
    const work = await openWorkFiles(storage.workFolder);
    return storeDump({ deps, tx, storage, work }).finally(work.remove);
  });
  const obsolete = isPublished ? deleted : [dumpId];
  await removeFiles(storage, (id) => obsolete.includes(id));
  return isPublished ? dumpId : undefined;
}

type Run = { readonly deps: Deps; readonly tx: Deps['db']; readonly storage: DumpStorage; readonly work: WorkFiles };

async function storeDump({ deps, tx, storage, work }: Run) {
  const { takenAt, closedAccounts, rows } = await readSnapshot(deps, (snapshot) => writeRows(snapshot, work));
  const dumpId = `${takenAt.toISOString().slice(0, 10)}-${randomLowercase(8)}`;
  const files = [...rows, ...(await describe(deps, work, { dumpId, takenAt, rows }))];
  for (const { name, path } of files) await storage.put(`${dumpId}/${name}`, path);
  const { signer, licence } = deps.dumps;
  const dump = { dumpId, takenAt, licence, publicKey: signer?.publicKey ?? null, files: files.map(({ path: _, ...file }) => file) };
  return { dumpId, ...(await publish(tx, dump, closedAccounts)) };
}

async function writeRows(deps: Deps, work: WorkFiles) {
  const takenAt = await readClock(deps.db);
  const catalogue = createCatalogue(await listEntries(deps.db), await listBoards(deps.db), 0);
  const snapshot = { ...deps, catalogue: async () => catalogue };
  const rows: LocalFile[] = [];
  for (const kind of DUMP_KINDS) rows.push(...(await writeKind(snapshot, work, kind)));
  return { takenAt, closedAccounts: await countClosedAccounts(deps.db), rows };
}

/** Writes all rows of a kind in every format, with one page of rows in memory. */
async function writeKind(snapshot: Deps, work: WorkFiles, kind: DumpKind): Promise<LocalFile[]> {
  const files = DUMP_FORMATS.map((format) => ({ format, name: rowsFile(kind, format), file: work.openGzip(rowsFile(kind, format)) }));
  for (const { format, file } of files) await file.write(dumpHead(kind, format));
  let count = 0;
  for await (const page of readRows(snapshot, kind)) {
    const lines = page.map((row) => dumpLine(kind, row));
    for (const { format, file } of files) await file.write(lines.map((line) => line[format]).join(''));
    count += page.length;
  }
  return Promise.all(files.map(async ({ name, file }) => ({ name, ...(await file.close()), rows: count })));
}

/** Writes the description, the checksums and, with a key, the signature. */
async function describe(
  { dumps: { licence, signer } }: Deps,
  work: WorkFiles,
  { dumpId, takenAt, rows }: { readonly dumpId: string; readonly takenAt: Date; readonly rows: readonly LocalFile[] },
): Promise<LocalFile[]> {
  const write = async (name: string, text: string): Promise<LocalFile> => ({ name, ...(await work.write(name, text)) });
  const description = await write(PACKAGE_FILE, `${JSON.stringify(dataPackage({ takenAt, licence, files: rows }), null, 2)}\n`);
  const text = sumsOf([...rows, description]);
  const sums = await write(SUMS_FILE, text);
  if (!signer) return [description, sums];
  return [description, sums, await write(SIGNATURE_FILE, signer.sign(Buffer.from(text), `dump ${dumpId}`))];
}

/** Makes the dump the latest, unless it names an account that was closed after its snapshot. */
async function publish(tx: Deps['db'], dump: Dump, closedAccounts: number) {
  await lockDumps(tx);
  if ((await countClosedAccounts(tx)) !== closedAccounts) return { isPublished: false, deleted: [] };
  await insertDump(tx, dump);
  return { isPublished: true, deleted: await deleteOldDumps(tx, DUMPS_RETAINED) };
}

async function removeFiles(storage: DumpStorage, isObsolete: (dumpId: string) => boolean): Promise<void> {
  for await (const key of storage.list()) if (isObsolete(key.split('/')[0] ?? '')) await storage.remove(key);
}
