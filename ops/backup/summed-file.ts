import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sha256Of } from '#data/gateways/sha256.ts';
import { writeWhole } from '#data/gateways/write-whole.ts';
import type { FoundFile } from './manifest.ts';

// Files with a SHA-256 checksum next to them, in the format of sha256sum, so that a backup can be checked without this
// software.
const sumPath = (path: string) => `${path}.sha256`;

/** Writes a file and its checksum. The checksum is written first, so that no file is ever without one. */
export async function writeSummed(path: string, text: string): Promise<void> {
  const unfinished = () => join(dirname(path), `.${randomUUID()}`);
  await writeWhole(sumPath(path), Buffer.from(`${sha256Of(Buffer.from(text))}  ${basename(path)}\n`), unfinished());
  await writeWhole(path, Buffer.from(text), unfinished());
}

/** Reads the stored checksum of a file. */
export const readSum = async (path: string): Promise<string> => (await readFile(sumPath(path), 'utf8')).slice(0, 64);

/** Reads a file as text. Throws when the file does not match its checksum. */
export async function readSummed(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (sha256Of(bytes) !== (await readSum(path))) throw new Error(`${path} was altered`);
  return bytes.toString('utf8');
}

/** Returns the size and checksum of a file, read as a stream. Returns undefined when the file does not exist. */
export async function describeFile(path: string): Promise<FoundFile> {
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
