import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimUpload } from '#data/queries/evidence/uploads.ts';
import { originalKey } from '#domain/evidence/object-keys.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { connectTo, openTestStorage, STORAGES, type StorageSettings } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { cleanUploads } from './clean-uploads.ts';
import { listEvidence } from './find-evidence.ts';
import { processUpload } from './process-upload.ts';
import { readPicture } from './read-picture.ts';
import { storeUpload } from './store-upload.ts';

/**
 * Grants the access keys of site and worker (scripts/services/swift.sh) the rights listed in docs/evidence.md, through
 * Swift's own API.
 */
async function shareOutRights(settings: StorageSettings): Promise<void> {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  const key = await fetch(`${S3_ENDPOINT}/auth/v1.0`, { headers: { 'x-auth-user': S3_ACCESS_KEY_ID, 'x-auth-key': S3_SECRET_ACCESS_KEY } });
  const [account, token] = [key.headers.get('x-storage-url'), key.headers.get('x-auth-token') ?? ''];
  const rights = [
    [settings.S3_QUARANTINE_BUCKET, { 'x-container-write': 'test:site,test:worker', 'x-container-read': 'test:worker' }],
    [settings.S3_PICTURES_BUCKET, { 'x-container-write': 'test:worker', 'x-container-read': 'test:site,test:worker' }],
  ] as const;
  for (const [bucket, headers] of rights) {
    const answer = await fetch(`${account}/${bucket}`, { method: 'POST', headers: { 'x-auth-token': token, ...headers } });
    if (!answer.ok) throw new Error(`${bucket}: ${answer.status}`);
  }
}

describe.skipIf(!STORAGES.includes('s3'))('T08a: separate storage keys for site and worker', () => {
  const { settings } = openTestStorage('s3');
  const { deps: plainDeps } = openTestDatabase();
  const as = (role: 'site' | 'worker') => ({ ...settings, S3_ACCESS_KEY_ID: `test:${role}` });
  const depsOf = (role: 'site' | 'worker'): Deps => ({ ...plainDeps, storage: createStorage(as(role)) });
  const { S3_QUARANTINE_BUCKET: quarantine, S3_PICTURES_BUCKET: pictures } = settings;
  let site: S3Client;
  let uploadId: string;
  let shown: string;
  beforeAll(async () => {
    await shareOutRights(settings);
    site = connectTo(as('site'));
    const userId = await createPlayer(plainDeps);
    const stored = await storeUpload(depsOf('site'), signedIn(userId), await drawPicture().png().toBuffer());
    if (!stored.ok) throw new Error(stored.error);
    uploadId = stored.value;
    await processUpload(depsOf('worker'), createDecoder(), uploadId);
    const { recordId } = await createRecord(plainDeps, { userId });
    await claimUpload(plainDeps.db, uploadId, userId, recordId);
    shown = (await listEvidence(plainDeps, [recordId])).get(recordId)?.pictures[0]?.key ?? '';
  });

  test('allow the site to serve pictures and the worker to process and clean uploads', async () => {
    expect(await readPicture(depsOf('site'), shown)).toBeDefined();
    await cleanUploads(depsOf('worker'));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['read an original', () => site.send(new GetObjectCommand({ Bucket: quarantine, Key: originalKey(uploadId) }))],
    ['list originals', () => site.send(new ListObjectsV2Command({ Bucket: quarantine }))],
    ['write a picture', () => site.send(new PutObjectCommand({ Bucket: pictures, Key: shown, Body: 'something else' }))],
    ['delete a picture', () => site.send(new DeleteObjectCommand({ Bucket: pictures, Key: shown }))],
  ])('do not allow the site to %s', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  test('are required to list or read anything', async () => {
    const account = `${settings.S3_ENDPOINT}/v1/AUTH_test`;
    for (const path of [quarantine, `${quarantine}/${originalKey(uploadId)}`, pictures, `${pictures}/${shown}`])
      expect([path, (await fetch(`${account}/${path}`)).status]).toEqual([path, 401]);
  });
});
