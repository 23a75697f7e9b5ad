import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

const LARGEST_MB = 64;

/** The text of a file; throws when it is too large, or not UTF-8, as files saved by a spreadsheet in Japan often are not. */
export async function readTextFile(path: string): Promise<string> {
  if ((await stat(path)).size > LARGEST_MB * 1024 * 1024) throw new Error(`${path} is larger than ${LARGEST_MB} MB`);
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8 (a spreadsheet calls it "CSV UTF-8")`);
  return bytes.toString('utf8');
}
