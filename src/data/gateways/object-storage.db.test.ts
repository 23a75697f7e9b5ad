import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { connectTo, openTestStorage, STORAGES, s3Settings } from '#tests/support/servers/storages.ts';
import { createBuckets } from '#wiring/create-buckets.ts';
import { createStorage } from '#wiring/create-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { sha256Of } from './sha256.ts';

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' };
const bytesOf = (text: string) => Buffer.from(text);
const freshKey = (name = 'original') => `${randomUUID()}/${name}`;

async function listAll(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(STORAGES)('%s storage', (kind) => {
  const { storage: both, settings } = openTestStorage(kind);
  const storage = both.quarantine;

  test('returns exactly the bytes that were stored, for any size and content', async () => {
    for (const bytes of [bytesOf('x'), Buffer.alloc(300_000, 7), Buffer.from(Array.from({ length: 256 }, (_, value) => value))]) {
      const key = freshKey();
      await storage.put(key, bytes, HEADERS);
      const got = await storage.get(key, sha256Of(bytes));
      expect(got && Buffer.compare(got, bytes)).toBe(0);
    }
  });

  test('get() returns undefined and remove() does nothing when the key is missing', async () => {
    const key = freshKey();
    expect(await storage.get(key, sha256Of(bytesOf('x')))).toBeUndefined();
    await storage.remove(key);
    await storage.put(key, bytesOf('x'), HEADERS);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key, sha256Of(bytesOf('x')))).toBeUndefined();
  });

  test('throws a StorageFault when the stored bytes do not match the expected hash', async () => {
    const key = freshKey();
    await storage.put(key, bytesOf('what was stored'), HEADERS);
    await expect(storage.get(key, sha256Of(bytesOf('what was meant')))).rejects.toMatchObject({ name: 'StorageFault', kind: 'altered' });
  });

  test('overwrites the object when its key already exists', async () => {
    const key = freshKey();
    await storage.put(key, bytesOf('one'), HEADERS);
    await storage.put(key, bytesOf('two'), HEADERS);
    expect(await storage.get(key, sha256Of(bytesOf('two')))).toBeDefined();
  });

  test('lists the keys that start with a prefix, with the time each object was stored', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const started = Date.now();
    for (const key of [`${one}/a`, `${one}/b`, `${other}/a`]) await storage.put(key, bytesOf('x'), HEADERS);
    expect(await listAll(storage, `${one}/`)).toEqual([`${one}/a`, `${one}/b`]);
    expect(await listAll(storage, '')).toEqual(expect.arrayContaining([`${one}/a`, `${one}/b`, `${other}/a`]));
    for await (const { storedAt } of storage.list(one)) {
      expect(storedAt.getTime()).toBeGreaterThan(started - 1_000); // S3 rounds this time to whole seconds.
      expect(storedAt.getTime()).toBeLessThan(Date.now() + 1_000);
    }
  });

  test('hides trashed objects and can restore or remove them, even when a step is repeated', async () => {
    const [key, other] = [freshKey(), freshKey()];
    for (const one of [key, other]) await storage.put(one, bytesOf('x'), HEADERS);
    for (const one of [key, other, key]) await storage.trash.add(one);
    expect(await listAll(storage, '')).not.toContain(key);
    expect(await storage.get(key, sha256Of(bytesOf('x')))).toBeUndefined();
    const trash = async () => (await Array.fromAsync(storage.trash.list())).map((object) => object.key);
    expect((await trash()).toSorted()).toEqual([key, other].toSorted());
    for (const _ of ['once', 'again']) {
      await storage.trash.restore(key);
      await storage.trash.remove(other);
    }
    expect(await trash()).toEqual([]);
    expect(await storage.get(key, sha256Of(bytesOf('x')))).toEqual(expect.anything());
    expect(await storage.get(other, sha256Of(bytesOf('x')))).toBeUndefined();
  });

  test('stores quarantined objects and pictures separately', async () => {
    const key = freshKey();
    await both.pictures.put(key, bytesOf('x'), HEADERS);
    expect(await both.quarantine.get(key, sha256Of(bytesOf('x')))).toBeUndefined();
  });

  test.each(['../../x', 'a/../../x', '/etc/passwd', 'a', 'a/b/c', '', 'a/\0', 'a/b%2f', 'A/b'])(
    'rejects the invalid key %j',
    async (key) => {
      await expect(async () => storage.put(key, bytesOf('x'), HEADERS)).rejects.toThrow(RangeError);
      await expect(async () => storage.get(key, sha256Of(bytesOf('x')))).rejects.toThrow(RangeError);
      await expect(async () => storage.remove(key)).rejects.toThrow(RangeError);
    },
  );

  if (kind === 's3') {
    test('rejects all requests without credentials', async () => {
      const key = freshKey();
      await storage.put(key, bytesOf('x'), HEADERS);
      const bucket = `${settings.S3_ENDPOINT}/${settings.S3_QUARANTINE_BUCKET}`;
      for (const [address, method] of [
        [`${bucket}/${key}`, 'GET'],
        [bucket, 'GET'],
        [`${bucket}/${key}`, 'PUT'],
        [`${bucket}/${key}`, 'DELETE'],
      ] as const) {
        const response = await fetch(address, { method });
        expect([400, 401, 403, 412], `${method} ${address}`).toContain(response.status);
        expect(await response.text()).not.toContain(key);
      }
      expect(await storage.get(key, sha256Of(bytesOf('x')))).toBeDefined();
    });

    test("stores a picture's HTTP headers with the object", async () => {
      const key = freshKey('picture.webp');
      await storage.put(key, bytesOf('x'), HEADERS);
      const client = connectTo(settings);
      const head = await client.send(new HeadObjectCommand({ Bucket: settings.S3_QUARANTINE_BUCKET, Key: key }));
      client.destroy();
      expect([head.ContentType, head.CacheControl, head.ContentDisposition]).toEqual(Object.values(HEADERS));
    });

    test('rejects a wrong secret access key', async () => {
      const stranger = createStorage({ ...settings, S3_SECRET_ACCESS_KEY: 'guessed' }).quarantine;
      await expect(stranger.put(freshKey(), bytesOf('x'), HEADERS)).rejects.toMatchObject({ kind: 'unavailable' });
    });
  } else {
    test('leaves no temporary file next to the stored object', async () => {
      const key = freshKey();
      await storage.put(key, bytesOf('x'), HEADERS);
      const folder = join(settings.STORAGE_DIRECTORY ?? '', 'quarantine', key.split('/')[0] ?? '');
      expect(readdirSync(folder)).toEqual(['original']);
    });

    test('throws a StorageFault when the storage folder is a file', async () => {
      writeFileSync(join(settings.STORAGE_DIRECTORY ?? '', 'taken'), '');
      const broken = createStorage({ STORAGE_DIRECTORY: join(settings.STORAGE_DIRECTORY ?? '', 'taken') }).quarantine;
      await expect(broken.put(freshKey(), bytesOf('x'), HEADERS)).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(broken.get(freshKey(), '')).rejects.toMatchObject({ kind: 'unavailable' });
    });
  }
});

test.runIf(STORAGES.includes('s3'))('creates missing S3 buckets and does not change existing ones', async () => {
  const settings = s3Settings();
  expect(await createBuckets(settings)).toEqual([settings.S3_QUARANTINE_BUCKET, settings.S3_PICTURES_BUCKET, settings.S3_DUMPS_BUCKET]);
  expect(await createBuckets(settings)).toEqual([]);
  expect(await createBuckets({ STORAGE_DIRECTORY: '/nowhere' })).toEqual([]);
});

test('every storage call throws a StorageFault of kind not-set when no object storage is configured', async () => {
  const { quarantine } = createStorage({});
  await expect(quarantine.put(freshKey(), bytesOf('x'), HEADERS)).rejects.toMatchObject({ kind: 'not-set' });
  await expect(listAll(quarantine, '')).rejects.toMatchObject({ kind: 'not-set' });
  expect(() => createStorage({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toThrow('S3_ACCESS_KEY_ID');
});
