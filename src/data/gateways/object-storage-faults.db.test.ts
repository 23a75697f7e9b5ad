import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, FaultyRelay } from '#tests/support/faulty-relay.ts';
import { within } from '#tests/support/patience.ts';
import { openTestStorage } from '#tests/support/storages.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { type ObjectStorage, StorageFault } from './object-storage.ts';
import { sha256Of } from './sha256.ts';

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'no-store', 'content-disposition': 'inline' };
const ANSWERED_WITHIN_MS = within(15_000); // the storage is given up after eight
const BYTES = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 31) % 251));

describe.skipIf(!process.env.TEST_S3_ENDPOINT)('S3 behind a bad line', () => {
  const { settings, storage: direct } = openTestStorage('s3');
  const server = new URL(process.env.TEST_S3_ENDPOINT ?? 'http://127.0.0.1:1');
  const relay = new FaultyRelay(server.hostname, Number(server.port));
  let storage: ObjectStorage;

  beforeAll(async () => {
    storage = createStorage({ ...settings, S3_ENDPOINT: await relay.open() }).quarantine;
  });
  afterAll(() => relay.close());
  beforeEach(() => meddle('none'));

  function meddle(fault: Fault, after = 0): void {
    relay.cut();
    Object.assign(relay, { fault, after, done: 0 });
  }

  /** What a call that must fail failed with, and how long it took. */
  async function failing(call: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
    const started = performance.now();
    const error = await call.then(
      () => undefined,
      (reason) => reason,
    );
    return { error, ms: performance.now() - started };
  }

  test('through a sound relay everything works', async () => {
    const key = `${randomUUID()}/original`;
    await storage.put(key, BYTES, HEADERS);
    expect(await storage.get(key, sha256Of(BYTES))).toBeDefined();
  });

  test.each<Fault>(['refuse', 'stall'])('%s: put, get, list and remove answer in time with a fault', async (fault) => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    meddle(fault);
    const list = async () => {
      for await (const _ of storage.list('')) break;
    };
    const calls = [storage.put(key, BYTES, HEADERS), storage.get(key, sha256Of(BYTES)), storage.remove(key), list()];
    for (const { error, ms } of await Promise.all(calls.map(failing))) {
      expect(error).toBeInstanceOf(StorageFault);
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
    }
    expect(relay.done).toBeGreaterThan(0);
  });

  test('a truncated answer is a fault, wherever it is cut', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (const after of [0, 1, 1_000, BYTES.length - 1]) {
      meddle('truncate', after);
      const { error, ms } = await failing(storage.get(key, sha256Of(BYTES)));
      expect(error, `after ${after}`).toBeInstanceOf(StorageFault);
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      expect(relay.done).toBeGreaterThan(0);
    }
  });

  test('one bit that was turned over on the way back is always noticed', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (let round = 0; round < 100; round += 1) {
      meddle('flip-answer', (round * 503) % BYTES.length);
      const { error } = await failing(storage.get(key, sha256Of(BYTES)));
      expect(error, `round ${round}`).toMatchObject({ kind: 'altered' });
      expect(relay.done).toBe(1);
    }
  });

  test('one bit that was turned over on the way there is refused by the server: nothing is stored', async () => {
    for (let round = 0; round < 25; round += 1) {
      const key = `${randomUUID()}/original`;
      meddle('flip-request', (round * 2_003) % BYTES.length);
      const { error } = await failing(storage.put(key, BYTES, HEADERS));
      expect(relay.done).toBeGreaterThan(0);
      expect(error, `round ${round}`).toBeInstanceOf(StorageFault);
      meddle('none');
      expect(await direct.quarantine.get(key, sha256Of(BYTES))).toBeUndefined();
    }
  });
});
