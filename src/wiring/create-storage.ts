import { type EvidenceStorage, type ObjectStorage, StorageFault } from '#data/gateways/object-storage.ts';
import { openDirectoryStorage } from '#data/gateways/object-storage-directory.ts';
import { openS3Storage, type S3Settings } from '#data/gateways/object-storage-s3.ts';
import type { Env } from './env.ts';

export type StorageSettings = Partial<
  Pick<
    Env,
    | 'STORAGE_DIRECTORY'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_QUARANTINE_BUCKET'
    | 'S3_PICTURES_BUCKET'
    | 'S3_DUMPS_BUCKET'
  >
>;

/** Opens the configured object storage. S3 takes precedence over a folder. Without either, only uploads fail. */
export function createStorage(env: StorageSettings, withinMs?: number): EvidenceStorage {
  const settings = s3Of(env);
  if (settings) {
    const bucket = (name: string | undefined) => openS3Storage(settings, name ?? '', withinMs);
    return { quarantine: bucket(env.S3_QUARANTINE_BUCKET), pictures: bucket(env.S3_PICTURES_BUCKET) };
  }
  const folder = env.STORAGE_DIRECTORY;
  if (!folder) return { quarantine: NO_STORAGE, pictures: NO_STORAGE };
  return { quarantine: openDirectoryStorage(`${folder}/quarantine`), pictures: openDirectoryStorage(`${folder}/pictures`) };
}

export function s3Of(env: StorageSettings): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!endpoint) return undefined;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) throw new Error('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return { endpoint, region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
}

const refuse = () => Promise.reject(new StorageFault('not-set', 'no storage is configured (see docs/evidence.md)'));
const list = () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) });
const NO_STORAGE: ObjectStorage = {
  put: refuse,
  get: refuse,
  remove: refuse,
  list,
  trash: { add: refuse, restore: refuse, list, remove: refuse },
};
