import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically, even across a power cut: writes and flushes `unfinished` on the same disk, then renames it
 * to `path`.
 */
export async function writeWhole(path: string, bytes: Uint8Array, unfinished: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(dirname(unfinished), { recursive: true });
  const file = await open(unfinished, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await flushFolder(dirname(path));
}

/** Flushes a directory, so that its entries survive a power cut. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
