import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORIGINAL_HEADERS } from '#domain/evidence/picture-headers.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listKeys, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import type { Deps } from '#usecases/deps.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { cleanUploads } from './clean-uploads.ts';

const right = openTestDatabase();
const wrong = openTestDatabase();

let folder: string;
let storage: Deps['storage'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-sweep-'));
  storage = createStorage({ STORAGE_DIRECTORY: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the clean-up with the wrong database once a day for twelve days. */
async function cleanForDays(): Promise<void> {
  const start = Date.now();
  for (let day = 1; day <= 12; day += 1) {
    await setClock(wrong.db, new Date(start + day * DAY_MS));
    await cleanUploads({ ...wrong.deps, storage });
  }
}

test('a clean-up with an empty database removes nothing from object storage without an owner mark', async () => {
  for (let object = 0; object < 5; object += 1) {
    await storage.quarantine.put(`${randomUUID()}/original`, Buffer.from('x'), ORIGINAL_HEADERS);
    await storage.pictures.put(`${randomUUID()}/${'a'.repeat(64)}.webp`, Buffer.from('x'), ORIGINAL_HEADERS);
  }
  const before = [await listKeys(storage.quarantine), await listKeys(storage.pictures)];
  await cleanForDays();
  expect([await listKeys(storage.quarantine), await listKeys(storage.pictures)]).toEqual(before);
});

test('the clean-up removes nothing from object storage that is marked as owned by another database', async () => {
  const uploadId = await upload({ ...right.deps, storage }, await drawPicture().png().toBuffer());
  await cleanUploads({ ...right.deps, storage });
  await cleanForDays();
  expect(await listKeys(storage.quarantine)).toContain(`${uploadId}/original`);
});
