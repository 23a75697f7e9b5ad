import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

const LARGEST_MB = 64;

/**
 * Reads a UTF-8 text file. Throws when the file is too large or has another encoding, which is common for spreadsheets
 * saved in Japan.
 */
export async function readTextFile(path: string): Promise<string> {
  if ((await stat(path)).size > LARGEST_MB * 1024 * 1024) throw new Error(`${path} is larger than ${LARGEST_MB} MB`);
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8 (in a spreadsheet, save as "CSV UTF-8")`);
  return bytes.toString('utf8');
}
