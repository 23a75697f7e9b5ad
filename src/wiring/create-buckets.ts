import { createS3Bucket } from '#data/gateways/object-storage-s3.ts';
import { type StorageSettings, s3Of } from './create-storage.ts';

/** Makes the buckets that the settings name, where there are none; says which it made. */
export async function createBuckets(env: StorageSettings): Promise<string[]> {
  const settings = s3Of(env);
  const made: string[] = [];
  if (!settings) return made;
  for (const bucket of [env.S3_QUARANTINE_BUCKET, env.S3_PICTURES_BUCKET]) {
    if (bucket && (await createS3Bucket(settings, bucket))) made.push(bucket);
  }
  return made;
}
