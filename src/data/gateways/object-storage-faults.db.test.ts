import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, FaultyRelay } from '#tests/support/faulty-relay.ts';
import { rounds } from '#tests/support/rounds.ts';
import { openTestStorage } from '#tests/support/storages.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { type ObjectStorage, StorageFault } from './object-storage.ts';
import { sha256Of } from './sha256.ts';

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'no-store', 'content-disposition': 'inline' };
const GIVEN_UP_AFTER_MS = 500; // where the relay never answers
const BYTES = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 31) % 251));

describe.skipIf(!process.env.TEST_S3_ENDPOINT)('S3 behind a bad line', () => {
  const { settings, storage: direct } = openTestStorage('s3');
  const server = new URL(process.env.TEST_S3_ENDPOINT ?? 'http://127.0.0.1:1');
  const relay = new FaultyRelay(server.hostname, Number(server.port));
  let storage: ObjectStorage;
  let hasty: ObjectStorage;

  beforeAll(async () => {
    const behindRelay = { ...settings, S3_ENDPOINT: await relay.open() };
    storage = createStorage(behindRelay).quarantine;
    hasty = createStorage(behindRelay, GIVEN_UP_AFTER_MS).quarantine;
  });
  afterAll(() => relay.close());
  beforeEach(() => meddle('none'));

  function meddle(fault: Fault, after = 0): void {
    relay.cut();
    Object.assign(relay, { fault, after, done: 0 });
  }

  /** What a call failed with. */
  const errorOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (reason) => reason,
    );

  test('through a sound relay everything works', async () => {
    const key = `${randomUUID()}/original`;
    await storage.put(key, BYTES, HEADERS);
    expect(await storage.get(key, sha256Of(BYTES))).toBeDefined();
  });

  test.each<Fault>(['refuse', 'stall'])('%s: put, get, list and remove answer with a fault', async (fault) => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    meddle(fault);
    const list = async () => {
      for await (const _ of hasty.list('')) break;
    };
    const calls = [hasty.put(key, BYTES, HEADERS), hasty.get(key, sha256Of(BYTES)), hasty.remove(key), list()];
    for (const error of await Promise.all(calls.map(errorOf))) expect(error).toBeInstanceOf(StorageFault);
    expect(relay.done).toBeGreaterThan(0);
  });

  test('a truncated answer is a fault, wherever it is cut', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (const after of [0, 1, 1_000, BYTES.length - 1]) {
      meddle('truncate', after);
      expect(await errorOf(storage.get(key, sha256Of(BYTES))), `after ${after}`).toBeInstanceOf(StorageFault);
      expect(relay.done).toBeGreaterThan(0);
    }
  });

  test('one bit that was turned over on the way back is always noticed', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (let round = 0; round < rounds(20, 100); round += 1) {
      meddle('flip-answer', (round * 2_503) % BYTES.length);
      expect(await errorOf(storage.get(key, sha256Of(BYTES))), `round ${round}`).toMatchObject({ kind: 'altered' });
      expect(relay.done).toBe(1);
    }
  });

  test('one bit that was turned over on the way there is refused by the server: nothing is stored', async () => {
    for (let round = 0; round < rounds(5, 25); round += 1) {
      const key = `${randomUUID()}/original`;
      meddle('flip-request', (round * 2_003) % BYTES.length);
      expect(await errorOf(storage.put(key, BYTES, HEADERS)), `round ${round}`).toBeInstanceOf(StorageFault);
      expect(relay.done).toBeGreaterThan(0);
      meddle('none');
      expect(await direct.quarantine.get(key, sha256Of(BYTES))).toBeUndefined();
    }
  });
});
