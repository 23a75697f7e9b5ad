import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { type Fault, FaultyRelay } from '#tests/support/servers/faulty-relay.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { type ObjectStorage, StorageFault } from './object-storage.ts';
import { sha256Of } from './sha256.ts';

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'no-store', 'content-disposition': 'inline' };
const GIVEN_UP_AFTER_MS = 500; // Timeout for tests in which the relay never responds.
const BYTES = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 31) % 251));

describe.skipIf(!process.env.TEST_S3_ENDPOINT)('S3 storage behind a relay', () => {
  const { settings, storage: direct } = openTestStorage('s3');
  const server = new URL(process.env.TEST_S3_ENDPOINT ?? 'http://127.0.0.1:1');
  const relay = new FaultyRelay(server.hostname, Number(server.port));
  let storage: ObjectStorage;
  let impatient: ObjectStorage;

  beforeAll(async () => {
    const behindRelay = { ...settings, S3_ENDPOINT: await relay.open() };
    storage = createStorage(behindRelay).quarantine;
    impatient = createStorage(behindRelay, GIVEN_UP_AFTER_MS).quarantine;
  });
  afterAll(() => relay.close());
  beforeEach(() => setFault('none'));

  function setFault(fault: Fault, after = 0): void {
    relay.cut();
    Object.assign(relay, { fault, after, done: 0 });
  }

  /** Returns the error that a call throws, or undefined. */
  const errorOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (reason) => reason,
    );

  test('stores and returns an object when the relay causes no faults', async () => {
    const key = `${randomUUID()}/original`;
    await storage.put(key, BYTES, HEADERS);
    expect(await storage.get(key, sha256Of(BYTES))).toBeDefined();
  });

  test.each<Fault>(['refuse', 'stall'])(
    'throws a StorageFault from put, get, list and remove when the relay has the fault "%s"',
    async (fault) => {
      const key = `${randomUUID()}/original`;
      await direct.quarantine.put(key, BYTES, HEADERS);
      setFault(fault);
      const list = async () => {
        for await (const _ of impatient.list('')) break;
      };
      const calls = [impatient.put(key, BYTES, HEADERS), impatient.get(key, sha256Of(BYTES)), impatient.remove(key), list()];
      for (const error of await Promise.all(calls.map(errorOf))) expect(error).toBeInstanceOf(StorageFault);
      expect(relay.done).toBeGreaterThan(0);
    },
  );

  test('throws a StorageFault when a response is truncated at any point', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (const after of [0, 1, 1_000, BYTES.length - 1]) {
      setFault('truncate', after);
      expect(await errorOf(storage.get(key, sha256Of(BYTES))), `after ${after}`).toBeInstanceOf(StorageFault);
      expect(relay.done).toBeGreaterThan(0);
    }
  });

  test('detects a single flipped bit anywhere in a response', async () => {
    const key = `${randomUUID()}/original`;
    await direct.quarantine.put(key, BYTES, HEADERS);
    for (let round = 0; round < rounds(20, 100); round += 1) {
      setFault('flip-answer', (round * 2_503) % BYTES.length);
      expect(await errorOf(storage.get(key, sha256Of(BYTES))), `round ${round}`).toMatchObject({ kind: 'altered' });
      expect(relay.done).toBe(1);
    }
  });

  test('rejects a request with one flipped bit and stores nothing', async () => {
    for (let round = 0; round < rounds(5, 25); round += 1) {
      const key = `${randomUUID()}/original`;
      setFault('flip-request', (round * 2_003) % BYTES.length);
      expect(await errorOf(storage.put(key, BYTES, HEADERS)), `round ${round}`).toBeInstanceOf(StorageFault);
      expect(relay.done).toBeGreaterThan(0);
      setFault('none');
      expect(await direct.quarantine.get(key, sha256Of(BYTES))).toBeUndefined();
    }
  });
});
