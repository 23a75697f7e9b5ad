import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256Of } from '#data/gateways/sha256.ts';
import { dropOld, listDroppable } from './drop-old.ts';
import { baseFolder, listPath, openStored, walFolder } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { BackupFault } from './restore-cluster.ts';
import { headersFor } from './restore-objects.ts';
import { checkAge, verifyBackup } from './verify-backup.ts';

const SIZE = 2 ** 24;
const UPLOAD = '00000000-0000-4000-8000-000000000000';
const wal = (number: number, timeline = 1) => `0000000${timeline}00000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
let folder: string;

/** Writes a file and its checksum like the real writeSummed, but without fsync. */
function writeSummed(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.sha256`, `${sha256Of(Buffer.from(text))}  ${basename(path)}\n`);
}

function addBase(day: number, first: number, objectList: number): void {
  const id = `202601${String(day).padStart(2, '0')}T030000Z`;
  mkdirSync(baseFolder(folder, id), { recursive: true });
  writeFileSync(join(baseFolder(folder, id), 'base.tar.gz'), id);
  const at = `2026-01-${String(day).padStart(2, '0')}T03:00:00Z`;
  const manifest: Manifest = {
    ...{ version: 1, id, startedAt: at, endedAt: at, cluster: '1', segmentBytes: SIZE },
    ...{ firstWal: wal(first), lastWal: wal(first), objectList },
    files: [{ name: 'base.tar.gz', bytes: id.length, sha256: sha256Of(Buffer.from(id)) }],
  };
  writeSummed(join(baseFolder(folder, id), 'manifest.json'), JSON.stringify(manifest));
}

async function addObject(text: string): Promise<{ place: 'pictures'; key: string; bytes: number; sha256: string }> {
  const bytes = Buffer.from(text);
  const name = { place: 'pictures' as const, key: `${UPLOAD}/${sha256Of(bytes)}.webp` };
  await openStored(folder).pictures.put(name.key, bytes, headersFor(name));
  return { ...name, bytes: bytes.length, sha256: sha256Of(bytes) };
}

/**
 * Creates nightly bases for January 1 to 20, each with one WAL segment. One object was removed on January 2 and one on
 * January 15.
 */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-backups-'));
  const [early, late, stays] = [await addObject('early'), await addObject('late'), await addObject('stays')];
  const lists = [
    { takenAt: '2026-01-01T02:00:00Z', added: [early, late, stays], gone: [] },
    { takenAt: '2026-01-02T02:00:00Z', added: [], gone: [{ place: early.place, key: early.key }] },
    { takenAt: '2026-01-15T02:00:00Z', added: [], gone: [{ place: late.place, key: late.key }] },
  ];
  for (const [index, list] of lists.entries()) writeSummed(listPath(folder, index + 1), JSON.stringify({ number: index + 1, ...list }));
  for (let day = 1; day <= 20; day += 1) {
    addBase(day, day, day < 2 ? 1 : day < 15 ? 2 : 3);
    writeSummed(join(walFolder(folder), `${wal(day)}.gz`), `piece ${day}`);
  }
  writeSummed(join(walFolder(folder), '00000002.history.gz'), 'history');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('retains everything that the retained bases need: their files, the WAL and removed objects', async () => {
  expect(await verifyBackup(folder)).toEqual([]);
  const droppable = await listDroppable(folder);
  expect(droppable.retained.map((id) => Number(id.slice(6, 8)))).toEqual([4, 11, 14, 15, 16, 17, 18, 19, 20]);
  expect(readdirSync(walFolder(folder))).toHaveLength(42); // Listing deletes nothing.

  expect(await dropOld(folder)).toEqual(droppable);
  expect(readdirSync(join(folder, 'bases'))).toEqual(droppable.retained);
  expect(existsSync(join(walFolder(folder), `${wal(3)}.gz`))).toBe(false);
  expect(existsSync(join(walFolder(folder), `${wal(4)}.gz`))).toBe(true);
  expect(existsSync(join(walFolder(folder), '00000002.history.gz'))).toBe(true);
  expect(droppable.objects).toEqual([expect.stringContaining(sha256Of(Buffer.from('early')))]);
  expect(await verifyBackup(folder)).toEqual([]);
  expect(await listDroppable(folder)).toMatchObject({ bases: [], wal: [], objects: [] });
});

test('deletes nothing while the backup has a fault', async () => {
  writeFileSync(join(baseFolder(folder, '20260120T030000Z'), 'base.tar.gz'), 'x');
  await expect(dropOld(folder)).rejects.toThrow(BackupFault);
  expect(readdirSync(join(folder, 'bases'))).toHaveLength(20);
});

test('reports each kind of fault with its file', async () => {
  rmSync(join(walFolder(folder), `${wal(5)}.gz`));
  rmSync(join(walFolder(folder), `${wal(7)}.gz`));
  rmSync(join(walFolder(folder), `${wal(7)}.gz.sha256`));
  writeFileSync(join(walFolder(folder), `${wal(9)}.gz`), 'x');
  rmSync(listPath(folder, 2));
  const manifest = join(baseFolder(folder, '20260103T030000Z'), 'manifest.json');
  // The JSON is equivalent, but its bytes differ.
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version":1', '"version": 1'));
  rmSync(join(folder, 'objects/pictures', UPLOAD, `${sha256Of(Buffer.from('stays'))}.webp`));
  expect(await verifyBackup(folder)).toEqual([
    { file: 'bases/20260103T030000Z/manifest.json', fault: 'unreadable' },
    { file: `wal/${wal(5)}.gz`, fault: 'missing' },
    { file: `wal/${wal(9)}.gz`, fault: 'altered' },
    { file: `wal/${wal(7)}.gz`, fault: 'gap' },
    { file: 'objects/lists/00000002.json', fault: 'missing' },
    { file: `objects/pictures/${UPLOAD}/${sha256Of(Buffer.from('stays'))}.webp`, fault: 'missing' },
  ]);
});

test('reports when there is no base or the newest base is too old', async () => {
  expect(await checkAge(folder, 26, new Date('2026-01-21T04:00:00Z'))).toEqual([]);
  expect(await checkAge(folder, 26, new Date('2026-01-21T06:00:00Z'))).toEqual([{ file: 'bases/20260120T030000Z', fault: 'too-old' }]);
  rmSync(join(folder, 'bases'), { recursive: true });
  expect(await verifyBackup(folder)).toEqual([{ file: 'bases', fault: 'missing' }]);
});
