import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sha256Of } from '#data/gateways/sha256.ts';
import { originalKey, pictureKey } from '#domain/evidence/object-keys.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listKeys, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage, STORAGES } from '#tests/support/servers/storages.ts';
import { openStored, readLists } from './folder.ts';
import { objectsSince } from './object-lists.ts';
import { headersFor, restoreObjects } from './restore-objects.ts';
import { takeObjects } from './take-objects.ts';

describe.each(STORAGES)('object backups with %s storage', (kind) => {
  const { deps: testDeps } = openTestDatabase();
  const { storage } = openTestStorage(kind);
  const { storage: empty } = openTestStorage(kind);
  const deps = { ...testDeps, storage };
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-objects-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const publish = async (text: string, sha256 = sha256Of(Buffer.from(text))) => {
    const name = { place: 'pictures' as const, key: pictureKey(randomUUID(), sha256, 'webp') };
    await storage.pictures.put(name.key, Buffer.from(text), headersFor(name));
    return name.key;
  };
  const here = async () =>
    objectsSince(await readLists(folder))
      .map(({ key }) => key)
      .sort();

  test('copies new objects once, records removed objects and reports altered objects', async () => {
    const [stays, goes] = [await publish('stays'), await publish('goes')];
    const original = originalKey(await upload(deps, await drawPicture().png().toBuffer()));
    await storage.quarantine.put(originalKey(randomUUID()), Buffer.from('no row yet'), headersFor({ place: 'quarantine', key: '' }));
    expect(await takeObjects(folder, deps)).toEqual({ number: 1, added: 3, gone: 0, missing: [], altered: [] });
    expect(await takeObjects(folder, deps)).toEqual({ number: 1, added: 0, gone: 0, missing: [], altered: [] });
    expect(await here()).toEqual([stays, goes, original].sort());

    await storage.pictures.remove(goes);
    const altered = await publish('not what its name says', 'f'.repeat(64));
    expect(await takeObjects(folder, deps)).toEqual({ number: 2, added: 0, gone: 1, missing: [], altered: [`pictures/${altered}`] });
    expect(await here()).toEqual([stays, original].sort());
    expect(await listKeys(openStored(folder).pictures)).toContain(goes); // A restore to an earlier moment needs the removed object.
    await storage.pictures.remove(altered);
  });

  test('reports objects that are gone although uploads need them, and leaves them in the lists', async () => {
    const { storage: unmounted } = openTestStorage(kind);
    const original = originalKey(await upload(deps, await drawPicture().png().toBuffer()));
    const goes = await publish('of no upload');
    await takeObjects(folder, deps);
    const taken = await takeObjects(folder, { ...deps, storage: unmounted });
    expect(taken.missing).toContain(`quarantine/${original}`);
    expect(taken).toMatchObject({ gone: (await readLists(folder)).at(-1)?.gone.length, altered: [] });
    expect(await here()).toContain(original);
    expect(await here()).not.toContain(goes);
    expect(await takeObjects(folder, deps)).toMatchObject({ gone: 0, missing: [] });
    expect(await here()).toContain(goes);
  });

  test('runs concurrent scans one after the other and loses no list', async () => {
    const before = (await readLists(folder)).length;
    const fresh = await publish('fresh');
    const taken = await Promise.all([takeObjects(folder, deps), takeObjects(folder, deps)]);
    expect(taken.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await readLists(folder)).toHaveLength(before + 1);
    expect(await here()).toContain(fresh);
  });

  test('restores all objects to an empty store, even when repeated', async () => {
    const names = await here();
    expect(await restoreObjects(folder, empty)).toBe(names.length);
    expect(await restoreObjects(folder, empty)).toBe(names.length);
    expect([...(await listKeys(empty.pictures)), ...(await listKeys(empty.quarantine))].sort()).toEqual(names);
    for (const { place, key, sha256, bytes } of objectsSince(await readLists(folder)))
      expect(await empty[place].get(key, sha256)).toHaveLength(bytes);
  });

  test('throws when an object is missing from the backup', async () => {
    const [key = ''] = await listKeys(openStored(folder).pictures);
    await openStored(folder).pictures.remove(key);
    await expect(restoreObjects(folder, empty, new Date(0))).rejects.toThrow('is missing in');
  });
});
