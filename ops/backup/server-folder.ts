import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { run } from './run-program.ts';

/** Creates a folder, unless it exists, owned by the user that runs PostgreSQL. */
export async function makeServerFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true }); // separately, because that user must be able to traverse the parents
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await run('chown', ['postgres:', path]);
}
