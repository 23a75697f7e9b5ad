import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestStorage, STORAGES } from '#tests/support/servers/storages.ts';
import { createDumps } from '#wiring/create-dumps.ts';
import type { DumpStorage } from './dump-storage.ts';

async function keysOf(storage: DumpStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.sort();
}

describe.each(STORAGES)('dumps in %s storage', (kind) => {
  const { settings } = openTestStorage(kind);
  const storage = createDumps(settings).storage ?? expect.fail('no storage');
  const localFile = (bytes: Buffer) => {
    const path = join(storage.workFolder, randomUUID());
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    return path;
  };

  test('a file is streamed back as it was stored, until it is removed', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await storage.put('2026-11-18-aaaaaaaa/SHA256SUMS.minisig', localFile(bytes));
    await storage.put('2026-11-18-aaaaaaaa/records.jsonl.gz', localFile(Buffer.from('x')));
    const body = (await storage.open('2026-11-18-aaaaaaaa/SHA256SUMS.minisig')) ?? expect.fail('no file');
    expect(Buffer.compare(Buffer.from(await new Response(body).arrayBuffer()), bytes)).toBe(0);
    expect(await keysOf(storage)).toEqual(['2026-11-18-aaaaaaaa/SHA256SUMS.minisig', '2026-11-18-aaaaaaaa/records.jsonl.gz']);
    for (const key of await keysOf(storage)) await storage.remove(key);
    await storage.remove('2026-11-18-aaaaaaaa/records.jsonl.gz');
    expect(await keysOf(storage)).toEqual([]);
    expect(await storage.open('2026-11-18-aaaaaaaa/records.jsonl.gz')).toBeUndefined();
  });

  test.each(['../x', 'a/../b', 'a/b/c', 'A/b', 'a/', 'a/.hidden', `a/${'x'.repeat(65)}`])('refuses the key %s', async (key) => {
    await expect((async () => storage.open(key))()).rejects.toThrow(RangeError);
  });

  test('a missing local file is a StorageFault', async () => {
    await expect(storage.put('2026-11-18-aaaaaaaa/x', '/nowhere/at/all')).rejects.toMatchObject({ name: 'StorageFault' });
  });
});
