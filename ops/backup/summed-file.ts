import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256Of } from '#data/gateways/sha256.ts';
import { writeWhole } from '#data/gateways/write-whole.ts';

// Files with a SHA-256 checksum next to them, in the format of sha256sum, so that a backup can be checked without this
// software.
const sumPath = (path: string) => `${path}.sha256`;

/** Writes a file and its checksum. The checksum is written first, so that no file is ever without one. */
export async function writeSummed(path: string, text: string): Promise<void> {
  const unfinished = () => join(dirname(path), `.${randomUUID()}`);
  await writeWhole(sumPath(path), Buffer.from(`${sha256Of(Buffer.from(text))}  ${basename(path)}\n`), unfinished());
  await writeWhole(path, Buffer.from(text), unfinished());
}

/** Reads a file as text. Throws when the file does not match its checksum. */
export async function readSummed(path: string): Promise<string> {
  const bytes = await readFile(path);
  const sum = (await readFile(sumPath(path), 'utf8')).slice(0, 64);
  if (sha256Of(bytes) !== sum) throw new Error(`${path} was altered`);
  return bytes.toString('utf8');
}
