import { createHash } from 'node:crypto';
import {
  BucketAlreadyOwnedByYou,
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey, type ObjectStorage, STORAGE_WITHIN_MS, StorageFault, type StoredObject, TRASH } from './object-storage.ts';
import { sha256Of } from './sha256.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Stores objects in one bucket of an S3-compatible server. */
export function openS3Storage(settings: S3Settings, bucket: string, withinMs: number = STORAGE_WITHIN_MS): ObjectStorage {
  const client = connect(settings, withinMs);
  const remove = (key: string, name = key) =>
    timed(withinMs, key, async (abortSignal) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), { abortSignal }).catch(unlessMissing);
    });
  // S3 cannot rename objects. A retry after an interruption overwrites the copy and removes the original.
  const move = async (key: string, from: string, to: string) => {
    const copied = await timed(withinMs, key, (abortSignal) =>
      client
        .send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: `${bucket}/${from}` }), { abortSignal })
        .catch(unlessMissing),
    );
    if (copied) await remove(key, from);
  };
  return {
    put: (key, bytes, headers) =>
      timed(withinMs, key, async (abortSignal) => {
        const put = new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          // The server rejects a body that does not match this hash.
          ContentMD5: createHash('md5').update(bytes).digest('base64'),
          ContentType: headers['content-type'],
          CacheControl: headers['cache-control'],
          ContentDisposition: headers['content-disposition'],
        });
        await client.send(put, { abortSignal });
      }),
    get: (key, sha256) =>
      timed(withinMs, key, async (abortSignal) => {
        const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }).catch(unlessMissing);
        if (!response?.Body) return undefined;
        const bytes = await response.Body.transformToByteArray();
        if (sha256Of(bytes) !== sha256) throw new StorageFault('altered', `${key} differs from what was stored`);
        return bytes;
      }),
    list: (prefix) => listLive(client, bucket, prefix, withinMs),
    remove: (key) => remove(key),
    trash: {
      add: (key) => move(key, key, trashed(key)),
      restore: (key) => move(key, trashed(key), key),
      list: () => listTrash(client, bucket, withinMs),
      remove: (key) => remove(key, trashed(key)),
    },
  };
}

const trashed = (key: string): string => `${TRASH}/${key}`;

/** Creates a private bucket. Returns false when the bucket already exists. */
export async function createS3Bucket(settings: S3Settings, bucket: string): Promise<boolean> {
  const client = connect(settings, STORAGE_WITHIN_MS);
  try {
    await timed(STORAGE_WITHIN_MS, undefined, (abortSignal) => client.send(new CreateBucketCommand({ Bucket: bucket }), { abortSignal }));
    return true;
  } catch (error) {
    if (error instanceof StorageFault && error.cause instanceof BucketAlreadyOwnedByYou) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

/** Connects to an S3-compatible server. */
export const connect = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings, withinMs: number) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true, // Path-style addresses work with every server and need no DNS name per bucket.
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED', // Older S3 servers do not support the newer checksums.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: withinMs },
  });

/** Lists all objects whose keys start with `prefix`. */
export async function* listObjects(client: S3Client, bucket: string, prefix: string, withinMs: number): AsyncIterable<StoredObject> {
  let after: string | undefined;
  do {
    const page = await timed(withinMs, undefined, (abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }), { abortSignal }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) if (Key && LastModified) yield { key: Key, storedAt: LastModified };
    after = page.NextContinuationToken;
  } while (after);
}

async function* listLive(client: S3Client, bucket: string, prefix: string, withinMs: number): AsyncIterable<StoredObject> {
  for await (const object of listObjects(client, bucket, prefix, withinMs)) if (!object.key.startsWith(`${TRASH}/`)) yield object;
}

async function* listTrash(client: S3Client, bucket: string, withinMs: number): AsyncIterable<StoredObject> {
  for await (const { key, storedAt } of listObjects(client, bucket, trashed(''), withinMs))
    yield { key: key.slice(trashed('').length), storedAt };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}

/**
 * Runs `work` with a timeout that covers the response body and the retry. Every failure is rethrown as a StorageFault.
 */
async function timed<Result>(
  withinMs: number,
  key: string | undefined,
  work: (abortSignal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (key !== undefined) checkKey(key);
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort();
      reject(new StorageFault('unavailable', 'the storage timed out'));
    }, withinMs);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } catch (error) {
    throw error instanceof StorageFault ? error : new StorageFault('unavailable', 'the storage cannot be used', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
