import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody ever sees half a file, not even after a power cut: it is written and flushed elsewhere on the same disk, then moved. */
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

/** The names in a folder, too, outlive a power cut. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
