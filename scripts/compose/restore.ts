import { blocksOf, run } from './manual.ts';
import type { Project } from './project.ts';
import { waitUntilHealthy } from './services.ts';

const COPIES = '/var/backups/stargrass';

/** Takes a backup of database and pictures, and waits until everything that was written is archived. */
export async function takeBackup({ compose }: Project): Promise<string> {
  const taken = await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'take');
  await compose('exec', '-T', 'copy-pictures', 'node', 'ops/backup/main.ts', 'objects', '--folder', COPIES);
  await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'check');
  return taken.trim();
}

/**
 * Loses the site's pictures and takes it down, then restores the database into a new volume and the pictures by the block
 * of docs/operations.md. Returns the output of the block and of a check that WAL is archived again.
 */
export async function restoreAll(project: Project): Promise<string[]> {
  const { compose, docker, folder } = project;
  await compose('down');
  await docker('volume', 'rm', 'stargrass_pictures');
  const [block = ''] = blocksOf('docs/operations.md', 'compose-restore');
  const output = await run(block, folder);
  await waitUntilHealthy(project);
  const checked = await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'check');
  return `${output}\n${checked}`.split('\n').filter((line) => line.trim() !== '');
}
