import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { connect, listObjects, type S3Settings } from '#data/gateways/object-storage-s3.ts';
import { checkDumpKey, DUMP_WITHIN_MS, type DumpStorage } from './dump-storage.ts';

/** Stores dumps in one bucket of an S3-compatible server. The worker needs local space for one dump. */
export function openDumpBucket(settings: S3Settings, bucket: string): DumpStorage {
  const client = connect(settings, DUMP_WITHIN_MS);
  const send = async <Result>(key: string, work: (name: string) => Promise<Result>): Promise<Result> => {
    checkDumpKey(key);
    try {
      return await work(key);
    } catch (error) {
      throw new StorageFault('unavailable', 'the storage of the dumps cannot be used', { cause: error });
    }
  };
  return {
    workFolder: join(tmpdir(), `stargrass-${bucket}`),
    put: (key, path) =>
      send(key, async (Key) => {
        const { size } = await stat(path);
        const command = new PutObjectCommand({ Bucket: bucket, Key, Body: createReadStream(path), ContentLength: size });
        await client.send(command, { abortSignal: AbortSignal.timeout(DUMP_WITHIN_MS) });
      }),
    open: (key) =>
      send(key, async (Key) => {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key })).catch(unlessMissing);
        return found?.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
      }),
    async *list() {
      for await (const { key } of listObjects(client, bucket, '', DUMP_WITHIN_MS)) yield key;
    },
    remove: (key) =>
      send(key, async (Key) => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key })).catch(unlessMissing);
      }),
  };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}
