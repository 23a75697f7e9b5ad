import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256Of } from '#data/gateways/sha256.ts';
import { dropObjects, listDroppable, OBJECT_RETENTION_DAYS } from './drop-objects.ts';
import { listPath, openStored } from './folder.ts';
import { headersFor } from './restore-objects.ts';
import { verifyObjects } from './verify-objects.ts';

const UPLOAD = '00000000-0000-4000-8000-000000000000';
const NOW = new Date('2026-05-01T00:00:00Z'); // 100 days before it is January 21.
let folder: string;

/** Writes a list and its checksum like the real writeSummed, but without fsync. */
function writeList(number: number, list: object): void {
  const path = listPath(folder, number);
  const text = JSON.stringify({ number, ...list });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.sha256`, `${sha256Of(Buffer.from(text))}  ${basename(path)}\n`);
}

const nameOf = (text: string) => ({ place: 'pictures' as const, key: `${UPLOAD}/${sha256Of(Buffer.from(text))}.webp` });
const pathOf = (text: string) => join('objects/pictures', nameOf(text).key);

async function addObject(text: string) {
  const bytes = Buffer.from(text);
  await openStored(folder).pictures.put(nameOf(text).key, bytes, headersFor(nameOf(text)));
  return { ...nameOf(text), bytes: bytes.length, sha256: sha256Of(bytes) };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-backups-'));
  const added = [await addObject('early'), await addObject('late'), await addObject('stays')];
  writeList(1, { takenAt: '2026-01-01T02:00:00Z', added, gone: [] });
  writeList(2, { takenAt: '2026-01-20T02:00:00Z', added: [], gone: [nameOf('early')] });
  writeList(3, { takenAt: '2026-01-22T02:00:00Z', added: [], gone: [nameOf('late')] });
  await addObject('not listed yet');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('deletes only objects that were removed before the retention period, and the backup stays complete', async () => {
  const expected = [`pictures/${nameOf('early').key}`];
  expect(await listDroppable(folder, NOW)).toEqual(expected);
  expect(await verifyObjects(folder, NOW)).toEqual([]);
  expect(await dropObjects(folder, NOW)).toEqual(expected);
  expect(await listDroppable(folder, NOW)).toEqual([]);
  expect(await verifyObjects(folder, NOW)).toEqual([]);
});

test('reports missing and altered objects and lists with their names', async () => {
  rmSync(join(folder, pathOf('stays')));
  writeFileSync(join(folder, pathOf('late')), 'x');
  expect(await verifyObjects(folder, NOW)).toEqual([
    { file: pathOf('late'), fault: 'altered' },
    { file: pathOf('stays'), fault: 'missing' },
  ]);
  rmSync(listPath(folder, 3));
  writeFileSync(listPath(folder, 2), '{}');
  expect(await verifyObjects(folder, NOW)).toEqual([
    { file: 'objects/lists/00000003.json', fault: 'missing' },
    { file: 'objects/lists/00000002.json', fault: 'unreadable' },
    { file: pathOf('late'), fault: 'altered' },
    { file: pathOf('stays'), fault: 'missing' },
  ]);
});

test('objects are retained longer than the database can be restored', () => {
  const weeklyFull = 7; // The oldest full backup is up to a week older than its retention period.
  const days = ['ops/pgbackrest/pgbackrest.conf', 'ops/pgbackrest/write-config.sh'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^repo\d-retention-full=(\d+)$/gm)].map(([, given]) => Number(given)),
  );
  expect(days).toHaveLength(2);
  for (const each of days) expect(each + weeklyFull).toBeLessThan(OBJECT_RETENTION_DAYS);
});
