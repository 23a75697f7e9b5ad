import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { run } from './run-program.ts';

/** Creates a folder owned by the user that runs PostgreSQL, unless the folder exists. */
export async function makeServerFolder(path: string): Promise<void> {
  // The parents are created without mode 0700, because the user postgres must be able to traverse them.
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await run('chown', ['postgres:', path]);
}
