import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { type Fault, FaultyRelay } from '#tests/support/servers/faulty-relay.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import type { DecodeImage } from './decode-image.ts';
import { processUpload } from './process-upload.ts';
import { storeUpload } from './store-upload.ts';
import { verifyEvidence } from './verify-evidence.ts';

const GIVEN_UP_AFTER_MS = 500; // timeout for a relay that never responds

describe.skipIf(!process.env.TEST_S3_ENDPOINT)('an upload to failing object storage', () => {
  const { deps: plainDeps } = openTestDatabase();
  const { settings, storage } = openTestStorage('s3');
  const sound: Deps = { ...plainDeps, storage };
  const server = new URL(process.env.TEST_S3_ENDPOINT ?? 'http://127.0.0.1:1');
  const relay = new FaultyRelay(server.hostname, Number(server.port));
  let behindRelay: Record<string, string>;
  let file: Buffer;
  let decode: DecodeImage;

  beforeAll(async () => {
    file = await drawPicture().png().toBuffer();
    const decoded = await createDecoder()(file);
    decode = async () => decoded;
    behindRelay = { ...settings, S3_ENDPOINT: await relay.open() };
  });
  afterAll(() => relay.close());

  const statesOf = (userId: number) => sound.db.selectFrom('uploads').select('state').where('user_id', '=', userId).execute();

  test.each<[Fault, stores: boolean]>([
    ['refuse', false],
    ['stall', false],
    ['flip-request', false],
    ['truncate', true], // The fault affects only the response, after the object is stored.
    ['flip-answer', true],
  ])('with the fault %s publishes nothing, and succeeds when retried without the fault', async (fault, stores) => {
    const [storing, processing] = [await createPlayer(sound), await createPlayer(sound)];
    const uploadId = await upload(sound, file, processing);
    relay.cut();
    Object.assign(relay, { fault, after: 0, done: 0 });
    const troubled: Deps = { ...plainDeps, storage: createStorage(behindRelay, fault === 'stall' ? GIVEN_UP_AFTER_MS : undefined) };
    const [stored, processed] = await Promise.all([
      storeUpload(troubled, signedIn(storing), file),
      processUpload(troubled, decode, uploadId).then(
        () => undefined,
        (error) => error,
      ),
    ]);
    expect(relay.done).toBeGreaterThan(0);
    if (!stores) expect(stored).toEqual({ ok: false, error: 'storage-unavailable' });
    expect(await statesOf(storing)).toEqual(stored.ok ? [{ state: 'quarantined' }] : []);
    expect(processed).toBeInstanceOf(StorageFault);
    expect(await statesOf(processing)).toEqual([{ state: 'quarantined' }]);
    expect((await verifyEvidence(sound)).wrong).toEqual([]);

    await processUpload(sound, decode, uploadId);
    expect(await statesOf(processing)).toEqual([{ state: 'ready' }]);
    expect((await verifyEvidence(sound)).wrong).toEqual([]);
  });
});
