import { allowLongWork, withoutTriggers } from '#data/bulk.ts';
import type { Db } from '#data/db.ts';
import { type DumpSource, readRows, readSmall } from '#data/gateways/dumps/dump-source.ts';
import { verifySignature } from '#data/gateways/minisign.ts';
import { continueRevisions, finishImport, IMPORTERS, type ImportedKind, isEmptySite } from '#data/queries/dumps/import-rows.ts';
import { cutAllBlocks, deriveAllBests } from '#data/queries/rankings/derive-all.ts';
import { refreshStatistics } from '#data/queries/site/server.ts';
import { updateSwitch } from '#data/queries/site/switches.ts';
import { saveAllLinks } from '#data/queries/texts/keyword-links.ts';
import { parseSums, SIGNATURE_FILE, SUMS_FILE } from '#domain/dumps/dump.ts';
import { rowsFile } from '#domain/dumps/lines.ts';
import { DUMP_KINDS, DUMP_ROWS, type DumpRow } from '#domain/dumps/rows.ts';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import type { Deps } from '#usecases/deps.ts';
import { renewSpans } from '#usecases/keyword-layer/renew-spans.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';

type Options = {
  /** The minisign key that must have signed the dump. Without one, only the checksums are verified. */
  readonly publicKey?: string | undefined;
  readonly progress: (step: string) => void;
};

const isImported = (kind: (typeof DUMP_KINDS)[number]): kind is ImportedKind => kind !== 'log';

/**
 * Fills an empty database from a dump: all or nothing, with the same ids and rankings. The mirror is read-only and its
 * accounts have no sign-in method. Needs the rights of the tables' owner. Throws when the database is not empty, a file
 * differs from its checksum or the signature is not genuine.
 */
export async function importDump(deps: Deps, source: DumpSource, { publicKey, progress }: Options): Promise<void> {
  const sums = await readSums(source, publicKey);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await isEmptySite(tx))) throw new Error('the database is not empty: a dump fills a new, migrated database');
    await allowLongWork(tx);
    for (const kind of DUMP_KINDS.filter(isImported)) {
      const sha256 = sums.get(rowsFile(kind, 'jsonl'));
      if (sha256 === undefined) throw new Error(`${SUMS_FILE} does not list ${rowsFile(kind, 'jsonl')}`);
      progress(`${kind}: ${await importKind(tx, source, kind, sha256)}`);
      if (kind === 'policies') await continueRevisions(tx);
    }
    await finishImport(tx);
    await saveAllLinks(tx);
    await deriveAllBests(tx);
    await refreshStatistics(tx);
    await cutAllBlocks(tx);
    await updateSwitch(tx, 'read-only', true, null, null);
  });
  progress('rankings derived');
  await refreshTotals(deps);
  await measureEfforts(deps);
  await renewSpans(deps);
  progress('totals computed');
}

async function readSums(source: DumpSource, publicKey: string | undefined): Promise<ReadonlyMap<string, string>> {
  const sums = await readSmall(source, SUMS_FILE);
  if (publicKey !== undefined) {
    const signature = await readSmall(source, SIGNATURE_FILE);
    if (verifySignature(publicKey, sums, signature.toString()) === undefined) throw new Error('the signature is not genuine');
  }
  return parseSums(sums.toString());
}

async function importKind<Kind extends ImportedKind>(tx: Db, source: DumpSource, kind: Kind, sha256: string): Promise<number> {
  let count = 0;
  const fill = async () => {
    for await (const page of readRows(source, rowsFile(kind, 'jsonl'), sha256)) {
      await IMPORTERS[kind](tx, page.map((row) => DUMP_ROWS[kind].parse(row)) as DumpRow<Kind>[]);
      count += page.length;
    }
  };
  // Bests are derived from all records at once, which is much faster than per record.
  await (kind === 'records' ? withoutTriggers(tx, 'records', fill) : fill());
  return count;
}
