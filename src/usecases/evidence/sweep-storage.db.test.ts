import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { originalKey } from '#domain/evidence/object-keys.ts';
import { ORIGINAL_HEADERS } from '#domain/evidence/picture-headers.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listKeys, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import type { Deps } from '#usecases/deps.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { cleanUploads } from './clean-uploads.ts';
import { restoreTrash } from './empty-trash.ts';
import { planStorageSweep } from './sweep-storage.ts';

const database = openTestDatabase();
const { db } = database;
let start: number;

let picture: Buffer;
beforeAll(async () => {
  picture = await drawPicture().png().toBuffer();
});
let deps: Deps;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-sweep-'));
  deps = { ...database.deps, storage: createStorage({ STORAGE_DIRECTORY: folder }) };
  start = Date.now() + MINUTE_MS; // later than every stored object
  await setClock(db, new Date(start));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sql`truncate orphaned_objects, removed_uploads`.execute(db);
});

const at = (days: number, plusMs = 0) => setClock(db, new Date(start + days * DAY_MS + plusMs));
const cleanAt = async (days: number, confirmed?: number) => {
  await at(days, MINUTE_MS);
  return cleanUploads(deps, confirmed);
};
const originals = async () => (await listKeys(deps.storage.quarantine)).filter((key) => key.endsWith('/original'));
const trash = async () => (await Array.fromAsync(deps.storage.quarantine.trash.list())).map(({ key }) => key);

async function putOrphan(): Promise<string> {
  const key = originalKey(randomUUID());
  await deps.storage.quarantine.put(key, picture, ORIGINAL_HEADERS);
  return key;
}

/** Deletes an upload's row, as if an older dump had been restored. Returns a function that inserts the row again. */
async function hideUpload(uploadId: string): Promise<() => Promise<unknown>> {
  const { rows } = await sql`delete from uploads where upload_id = ${uploadId} returning to_jsonb(uploads) as content`.execute(db);
  const [row] = rows as { content: object }[];
  return () =>
    sql`insert into uploads select * from jsonb_populate_record(null::uploads, ${JSON.stringify(row?.content)}::jsonb)`.execute(db);
}

test('moves an orphaned object to the trash after two scans a day apart, and deletes it after a week', async () => {
  const key = await putOrphan();
  await cleanAt(0.5);
  await cleanAt(1);
  await cleanAt(1.9);
  expect([await originals(), await trash()]).toEqual([[key], []]);
  await cleanAt(2.1);
  expect([await originals(), await trash()]).toEqual([[], [key]]);
  await cleanAt(6.9);
  expect(await trash()).toEqual([key]);
  await cleanAt(7.1);
  expect(await trash()).toEqual([]);
});

test('an object that is needed again between two scans is moved only after two more scans find it orphaned', async () => {
  const uploadId = await upload(deps, picture);
  // A later upload time prevents the clean-up from removing the upload as unclaimed.
  await sql`update uploads set uploaded_at = app_now() + interval '30 days' where upload_id = ${uploadId}`.execute(db);
  const restoreRow = await hideUpload(uploadId);
  await cleanAt(1);
  await restoreRow();
  await cleanAt(1.5);
  await hideUpload(uploadId);
  await cleanAt(2);
  await cleanAt(2.9);
  expect(await originals()).toEqual([originalKey(uploadId)]);
  await cleanAt(3.1);
  expect(await trash()).toEqual([originalKey(uploadId)]);
});

test("restores an object from the trash when its upload's row reappears", async () => {
  const uploadId = await upload(deps, picture);
  await sql`update uploads set uploaded_at = app_now() + interval '30 days' where upload_id = ${uploadId}`.execute(db);
  const restoreRow = await hideUpload(uploadId);
  await cleanAt(1);
  await cleanAt(2.1);
  expect(await trash()).toEqual([originalKey(uploadId)]);
  await restoreRow();
  await cleanAt(6);
  expect([await originals(), await trash()]).toEqual([[originalKey(uploadId)], []]);
});

test('moves no orphans above the limit until an operator confirms their number', async () => {
  const keys = await Promise.all(Array.from({ length: 25 }, putOrphan));
  for (const day of [1, 2.1, 9]) expect(await cleanAt(day)).toMatchObject({ refusal: 'too-many', move: [] });
  expect(await planStorageSweep(deps)).toMatchObject({ objects: 25, unexplained: 25, due: { length: 25 }, refusal: 'too-many' });
  expect(await cleanAt(9, 24)).toMatchObject({ refusal: 'other-number' });
  expect(await originals()).toEqual(keys.toSorted());
  await cleanAt(2.1, 25);
  expect([await originals(), (await trash()).toSorted()]).toEqual([[], keys.toSorted()]);
  expect(await restoreTrash(deps, keys[0]?.split('/')[0])).toBe(1);
  expect(await restoreTrash(deps)).toBe(24);
  expect(await originals()).toEqual(keys.toSorted());
});

test('moves the objects of deleted uploads to the trash without confirmation, one per run', async () => {
  for (const _ of [1, 2, 3]) await upload(deps, picture);
  await cleanAt(1); // Deletes the upload rows.
  await cleanAt(2.1);
  expect((await originals()).length).toBe(2);
  await cleanAt(2.2);
  await cleanAt(2.3);
  expect([await originals(), (await trash()).length]).toEqual([[], 3]);
});

test('ignores objects whose keys the site did not create', async () => {
  mkdirSync(join(folder, 'quarantine/notes'), { recursive: true });
  writeFileSync(join(folder, 'quarantine/notes/README'), 'of the operator');
  expect(await cleanAt(1)).toMatchObject({ objects: 0, refusal: undefined });
  await cleanAt(2.1);
  expect(await listKeys(deps.storage.quarantine)).toContain('notes/README');
});

test('cleanUploads returns undefined when no object storage is configured', async () => {
  expect(await cleanUploads({ ...deps, storage: createStorage({}) })).toBeUndefined();
});
