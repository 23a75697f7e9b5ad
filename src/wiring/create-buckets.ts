import { createS3Bucket } from '#data/gateways/object-storage-s3.ts';
import { type StorageSettings, s3Of } from './create-storage.ts';

/** Creates the configured buckets that do not exist yet, and returns their names. */
export async function createBuckets(env: StorageSettings): Promise<string[]> {
  const settings = s3Of(env);
  const created: string[] = [];
  if (!settings) return created;
  for (const bucket of [env.S3_QUARANTINE_BUCKET, env.S3_PICTURES_BUCKET, env.S3_DUMPS_BUCKET]) {
    if (bucket && (await createS3Bucket(settings, bucket))) created.push(bucket);
  }
  return created;
}
