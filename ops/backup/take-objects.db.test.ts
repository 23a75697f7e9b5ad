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
import { STORAGES, s3Settings } from '#tests/support/servers/storages.ts';
import { createBuckets } from '#wiring/create-buckets.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { openStored, readLists } from './folder.ts';
import { objectsSince } from './object-lists.ts';
import { headersFor, restoreObjects } from './restore-objects.ts';
import { takeObjects } from './take-objects.ts';

describe.each(STORAGES)('object backups with %s storage', (kind) => {
  const { deps: testDeps } = openTestDatabase();
  const work = mkdtempSync(join(tmpdir(), 'stargrass-objects-'));
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  /** Returns empty object storage. */
  const openStorage = async () => {
    if (kind === 'directory') return createStorage({ STORAGE_DIRECTORY: mkdtempSync(join(work, 'storage-')) });
    const settings = s3Settings();
    await createBuckets(settings);
    return createStorage(settings);
  };

  /** Returns object storage with an empty folder for its backups. */
  const openBackup = async () => {
    const [storage, folder] = [await openStorage(), mkdtempSync(join(work, 'backup-'))];
    const deps = { ...testDeps, storage };
    const publish = async (text: string, sha256 = sha256Of(Buffer.from(text))) => {
      const name = { place: 'pictures' as const, key: pictureKey(randomUUID(), sha256, 'webp') };
      await storage.pictures.put(name.key, Buffer.from(text), headersFor(name));
      return name.key;
    };
    const uploadOriginal = async () => originalKey(await upload(deps, await drawPicture().png().toBuffer()));
    const here = async () =>
      objectsSince(await readLists(folder))
        .map(({ key }) => key)
        .sort();
    return { deps, storage, folder, publish, uploadOriginal, here };
  };

  test('copies new objects once, records removed objects and reports altered objects', async () => {
    const { deps, storage, folder, publish, uploadOriginal, here } = await openBackup();
    const [stays, goes] = [await publish('stays'), await publish('goes')];
    const original = await uploadOriginal();
    await storage.quarantine.put(originalKey(randomUUID()), Buffer.from('no row yet'), headersFor({ place: 'quarantine', key: '' }));
    expect(await takeObjects(folder, deps)).toEqual({ number: 1, added: 3, gone: 0, missing: [], altered: [] });
    expect(await takeObjects(folder, deps)).toEqual({ number: 1, added: 0, gone: 0, missing: [], altered: [] });
    expect(await here()).toEqual([stays, goes, original].sort());

    await storage.pictures.remove(goes);
    const altered = await publish('not what its name says', 'f'.repeat(64));
    expect(await takeObjects(folder, deps)).toEqual({ number: 2, added: 0, gone: 1, missing: [], altered: [`pictures/${altered}`] });
    expect(await here()).toEqual([stays, original].sort());
    expect(await listKeys(openStored(folder).pictures)).toContain(goes); // A restore to an earlier moment needs the removed object.
  });

  test('reports objects that are gone although uploads need them, and leaves them in the lists', async () => {
    const { deps, folder, publish, uploadOriginal, here } = await openBackup();
    const [original, goes] = [await uploadOriginal(), await publish('of no upload')];
    await takeObjects(folder, deps);
    const unmounted = await openStorage();
    const taken = await takeObjects(folder, { ...deps, storage: unmounted });
    expect(taken).toMatchObject({ missing: [`quarantine/${original}`], gone: 1, altered: [] });
    expect(await here()).toEqual([original]);
    expect(await takeObjects(folder, deps)).toMatchObject({ gone: 0, missing: [] });
    expect(await here()).toEqual([original, goes].sort());
  });

  test('runs concurrent scans one after the other and loses no list', async () => {
    const { deps, folder, publish, here } = await openBackup();
    const first = await publish('first');
    await takeObjects(folder, deps);
    const fresh = await publish('fresh');
    const taken = await Promise.all([takeObjects(folder, deps), takeObjects(folder, deps)]);
    expect(taken.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await readLists(folder)).toHaveLength(2);
    expect(await here()).toEqual([first, fresh].sort());
  });

  test('restores all objects to an empty store, even when repeated', async () => {
    const { deps, storage, folder, publish, uploadOriginal } = await openBackup();
    const goes = await publish('goes');
    const names = [await publish('one'), await publish('two'), await uploadOriginal()].sort();
    await takeObjects(folder, deps);
    await storage.pictures.remove(goes);
    await takeObjects(folder, deps);
    const empty = await openStorage();
    expect(await restoreObjects(folder, empty)).toBe(names.length);
    expect(await restoreObjects(folder, empty)).toBe(names.length);
    expect([...(await listKeys(empty.pictures)), ...(await listKeys(empty.quarantine))].sort()).toEqual(names);
    for (const { place, key, sha256, bytes } of objectsSince(await readLists(folder)))
      expect(await empty[place].get(key, sha256)).toHaveLength(bytes);
  });

  test('throws when an object is missing from the backup', async () => {
    const { deps, folder, publish } = await openBackup();
    const key = await publish('lost');
    await takeObjects(folder, deps);
    await openStored(folder).pictures.remove(key);
    await expect(restoreObjects(folder, await openStorage(), new Date(0))).rejects.toThrow('is missing in');
  });
});
