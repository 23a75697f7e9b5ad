import { openDumpDirectory } from '#data/gateways/dumps/dump-storage-directory.ts';
import { openDumpBucket } from '#data/gateways/dumps/dump-storage-s3.ts';
import { openSigner } from '#data/gateways/minisign.ts';
import type { DumpSettings } from '#usecases/dumps/dump-settings.ts';
import { type StorageSettings, s3Of } from './create-storage.ts';
import type { Env } from './env.ts';

type Settings = StorageSettings & Partial<Pick<Env, 'DUMP_SIGNING_KEY' | 'DATA_LICENCE'>>;

/** Opens the storage and the key of dumps. S3 takes precedence over a folder, as for evidence. */
export function createDumps(env: Settings): DumpSettings {
  const s3 = s3Of(env);
  const folder = env.STORAGE_DIRECTORY;
  return {
    storage: s3 ? openDumpBucket(s3, env.S3_DUMPS_BUCKET ?? '') : folder ? openDumpDirectory(`${folder}/dumps`) : undefined,
    signer: env.DUMP_SIGNING_KEY ? openSigner(env.DUMP_SIGNING_KEY) : undefined,
    licence: env.DATA_LICENCE ?? 'CC-BY-4.0',
  };
}
