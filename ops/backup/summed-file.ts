import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sha256Of } from '#data/gateways/sha256.ts';
import { writeWhole } from '#data/gateways/write-whole.ts';
import type { FoundFile } from './manifest.ts';

// A file whose SHA-256 lies beside it, as sha256sum writes it: whoever has no copy of this site can still check a backup.
const sumPath = (path: string) => `${path}.sha256`;

/** Writes a file and its sum, the sum first: no file is ever without. */
export async function writeSummed(path: string, text: string): Promise<void> {
  const unfinished = () => join(dirname(path), `.${randomUUID()}`);
  await writeWhole(sumPath(path), Buffer.from(`${sha256Of(Buffer.from(text))}  ${basename(path)}\n`), unfinished());
  await writeWhole(path, Buffer.from(text), unfinished());
}

/** The sum that lies beside a file. */
export const readSum = async (path: string): Promise<string> => (await readFile(sumPath(path), 'utf8')).slice(0, 64);

/** A file's text; throws when it is not what was written. */
export async function readSummed(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (sha256Of(bytes) !== (await readSum(path))) throw new Error(`${path} was altered`);
  return bytes.toString('utf8');
}

/** The size and the sum of a file of any size; undefined when it is not there. */
export async function lookAtFile(path: string): Promise<FoundFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(createReadStream(path), async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) {
        hash.update(part);
        bytes += part.length;
      }
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}
