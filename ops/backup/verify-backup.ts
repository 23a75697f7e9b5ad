import { join } from 'node:path';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { archivedWal, baseFolder, baseIds, listNumbers, listPath, openStored, readList, readManifest, walFolder } from './folder.ts';
import { checkFiles, type Fault, type Manifest } from './manifest.ts';
import { idOf, missingLists, type ObjectList, objectsSince } from './object-lists.ts';
import { describeFile, readSum } from './summed-file.ts';
import { findGaps } from './wal-chain.ts';
import { nameOf, placeOfWal, segmentOf } from './wal-names.ts';

/**
 * Checks a whole backup folder, or the files that one base needs, and returns everything that is missing or altered.
 * Writes nothing.
 */
export async function verifyBackup(folder: string, only?: { readonly base: string }): Promise<Fault[]> {
  const faults: Fault[] = [];
  const bases: Manifest[] = [];
  for (const id of only ? [only.base] : await baseIds(folder)) {
    const manifest = await orFault(faults, join('bases', id, 'manifest.json'), () => readManifest(folder, id));
    if (!manifest) continue;
    bases.push(manifest);
    faults.push(...(await checkBase(folder, manifest)));
  }
  const [oldest] = bases;
  if (!oldest) return [...faults, { file: 'bases', fault: 'missing' }];
  return [...faults, ...(await checkWal(folder, oldest, bases)), ...(await checkObjects(folder, oldest, bases))];
}

/** Returns a fault when the newest base is older than `maxHours`. */
export async function checkAge(folder: string, maxHours: number, now: Date): Promise<Fault[]> {
  const newest = (await baseIds(folder)).at(-1);
  if (newest === undefined) return [{ file: 'bases', fault: 'missing' }];
  const { startedAt } = await readManifest(folder, newest);
  return now.getTime() - new Date(startedAt).getTime() > maxHours * HOUR_MS ? [{ file: join('bases', newest), fault: 'too-old' }] : [];
}

async function checkBase(folder: string, { id, files }: Manifest): Promise<Fault[]> {
  const found = new Map(
    await Promise.all(files.map(async ({ name }) => [name, await describeFile(join(baseFolder(folder, id), name))] as const)),
  );
  return checkFiles(files, found).map(({ file, fault }) => ({ file: join('bases', id, file), fault }));
}

/** Checks that every WAL segment since the oldest base matches its checksum and that there is no gap. */
async function checkWal(folder: string, oldest: Manifest, bases: readonly Manifest[]): Promise<Fault[]> {
  const { segmentBytes, firstWal } = oldest;
  const begin = placeOfWal(firstWal, segmentBytes)?.number ?? 0;
  const names = (await archivedWal(folder)).filter((name) => (placeOfWal(name, segmentBytes)?.number ?? begin) >= begin);
  const faults: Fault[] = [];
  for (const name of names) {
    const path = join(walFolder(folder), `${name}.gz`);
    const file = join('wal', `${name}.gz`);
    const sum = await orFault(faults, `${file}.sha256`, () => readSum(path));
    const found = await describeFile(path);
    if (!found) faults.push({ file, fault: 'missing' });
    else if (sum !== undefined && found.sha256 !== sum) faults.push({ file, fault: 'altered' });
  }
  const held = names.flatMap((name) => segmentOf(name, segmentBytes) ?? []);
  const gaps = bases.flatMap((base) => {
    const [first, last] = [segmentOf(base.firstWal, segmentBytes), segmentOf(base.lastWal, segmentBytes)];
    return first && last ? findGaps({ first, last }, held) : [];
  });
  const missing = gaps.map(({ timeline, first, last }) => {
    const [from, to] = [nameOf({ timeline, number: first }, segmentBytes), nameOf({ timeline, number: last }, segmentBytes)];
    return from === to ? `wal/${from}.gz` : `wal/${from}.gz to ${to}.gz`;
  });
  return [...faults, ...[...new Set(missing)].map((file) => ({ file, fault: 'gap' as const }))];
}

async function checkObjects(folder: string, oldest: Manifest, bases: readonly Manifest[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const numbers = await listNumbers(folder);
  const named = bases.reduce((newest, base) => Math.max(newest, base.objectList), 0);
  for (const number of missingLists(numbers, named)) faults.push({ file: relative(number), fault: 'missing' });
  const lists: ObjectList[] = [];
  for (const number of numbers) {
    const list = await orFault(faults, relative(number), () => readList(folder, number));
    if (list) lists.push(list);
  }
  const stored = openStored(folder);
  for (const { place, key, sha256 } of objectsSince(lists, new Date(oldest.startedAt))) {
    const file = join('objects', idOf({ place, key }));
    const found = await stored[place].get(key, sha256).catch((error) => {
      if (!(error instanceof StorageFault) || error.kind !== 'altered') throw error;
      faults.push({ file, fault: 'altered' });
      return 'altered' as const;
    });
    if (!found) faults.push({ file, fault: 'missing' });
  }
  return faults;
}

const relative = (number: number) => listPath('', number);

async function orFault<Answer>(faults: Fault[], file: string, read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    faults.push({ file, fault: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable' });
    return undefined;
  }
}
