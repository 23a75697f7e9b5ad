import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sha256Of } from '#data/gateways/sha256.ts';

type Written = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** A compressed file that is being written, with backpressure. */
export type GzipFile = {
  write(text: string): Promise<void>;
  /** Ends the file and returns its size and hash. */
  close(): Promise<Written>;
};

/** Files that are being written in one folder. */
export type WorkFiles = {
  openGzip(name: string): GzipFile;
  write(name: string, text: string): Promise<Written>;
  remove(): Promise<void>;
};

/** Opens a folder for the files of one dump, without what a killed run left there. */
export async function openWorkFiles(folder: string): Promise<WorkFiles> {
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(folder, { recursive: true });
  return {
    openGzip: (name) => openGzip(join(folder, name)),
    async write(name, text) {
      const [path, bytes] = [join(folder, name), Buffer.from(text)];
      await writeFile(path, bytes, { mode: 0o640 });
      return { path, bytes: bytes.length, sha256: sha256Of(bytes) };
    },
    remove,
  };
}

function openGzip(path: string): GzipFile {
  const [gzip, hash] = [createGzip(), createHash('sha256')];
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stored = pipeline(gzip, measured, createWriteStream(path, { mode: 0o640 }));
  stored.catch(() => {}); // The next call throws the error.
  return {
    async write(text) {
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), stored]);
    },
    async close() {
      gzip.end();
      await stored;
      return { path, bytes, sha256: hash.digest('hex') };
    },
  };
}
