import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import { createBuckets } from '#wiring/create-buckets.ts';
import { createStorage } from '#wiring/create-storage.ts';

/**
 * The kinds of real object storage on which tests run. S3 is skipped without Swift, as in the merge gate. `.ci/full`
 * requires Swift (scripts/services/swift.sh).
 */
export const STORAGES: readonly ('directory' | 's3')[] = process.env.TEST_S3_ENDPOINT ? ['directory', 's3'] : ['directory'];

export type StorageSettings = Record<string, string>;

/** Returns empty object storage for this test file, with its settings. It is created before the first test. */
export function openTestStorage(kind: 'directory' | 's3'): { settings: StorageSettings; storage: EvidenceStorage } {
  const settings = kind === 's3' ? s3Settings() : { STORAGE_DIRECTORY: mkdtempSync(join(tmpdir(), 'stargrass-storage-')) };
  beforeAll(async () => {
    if (kind === 's3') await createBuckets(settings);
  });
  afterAll(() => {
    if (settings.STORAGE_DIRECTORY) rmSync(settings.STORAGE_DIRECTORY, { recursive: true, force: true });
  });
  return { settings, storage: createStorage(settings) };
}

/** Returns settings with unused bucket names. */
export function s3Settings(): StorageSettings {
  const own = randomUUID().slice(0, 8);
  const { TEST_S3_ENDPOINT = '', TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = process.env;
  return {
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
    S3_QUARANTINE_BUCKET: `quarantine-${own}`,
    S3_PICTURES_BUCKET: `pictures-${own}`,
    S3_DUMPS_BUCKET: `dumps-${own}`,
  };
}

/** Returns the raw S3 client, for operations that the adapter does not offer. */
export const connectTo = (settings: StorageSettings) =>
  new S3Client({
    endpoint: settings.S3_ENDPOINT ?? '',
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID ?? '', secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '' },
  });
