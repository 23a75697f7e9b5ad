import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { run } from './run-program.ts';

/** Makes a folder, if it is not there, that belongs to the user who runs PostgreSQL. */
export async function makeServerFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true }); // apart: that user must get through those above
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await run('chown', ['postgres:', path]);
}
