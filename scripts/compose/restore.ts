import type { Project } from './project.ts';
import { waitUntilHealthy } from './services.ts';

const DATA = '/var/lib/postgresql/data';
const COPIES = '/var/backups/stargrass';
const NEW_VOLUME = 'stargrass_database_restored';

/** Takes a backup of database and pictures, and waits until everything that was written is archived. */
export async function takeBackup({ compose }: Project): Promise<string> {
  const taken = await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'take');
  await compose('exec', '-T', 'copy-pictures', 'node', 'ops/backup/main.ts', 'objects', '--folder', COPIES);
  await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'check');
  return taken.trim();
}

/**
 * Loses the site's pictures and takes it down, then restores the database into a new volume and the pictures, as
 * docs/operations.md describes it. Returns the output of the operator's checks.
 */
export async function restoreAll(project: Project): Promise<string[]> {
  const { compose, docker } = project;
  await compose('down');
  await docker('volume', 'rm', 'stargrass_pictures');
  project.set('DATABASE_VOLUME', NEW_VOLUME);
  const lines = [await compose('run', '--rm', '-T', '--no-deps', 'backup', 'node', 'ops/backup/main.ts', 'restore', '--into', DATA)];
  await compose('up', '--detach', '--wait', 'postgres', 'storage');
  await compose('exec', '-T', 'postgres', 'psql', '--username', 'postgres', '--command', 'alter system set archive_mode = on');
  await compose('restart', 'postgres');
  await compose('run', '--rm', '-T', 'buckets');
  // Before copy-pictures starts, because its first run would mark every missing picture as deleted.
  const restoreObjects = ['node', 'ops/backup/main.ts', 'restore-objects', '--folder', COPIES];
  lines.push(await compose('run', '--rm', '-T', '--no-deps', 'copy-pictures', ...restoreObjects));
  await compose('up', '--detach');
  await waitUntilHealthy(project);
  for (const script of [['scripts/rankings.ts', 'verify'], ['scripts/audit.ts'], ['scripts/evidence.ts']])
    lines.push(await compose('run', '--rm', '-T', '--no-deps', 'migrate', 'node', ...script));
  lines.push(await compose('exec', '-T', 'backup', 'node', 'ops/backup/main.ts', 'check'));
  await compose('exec', '-T', 'worker', 'node', 'scripts/admin.ts', 'forget-pages'); // it knows the edge's address
  return lines.map((line) => line.trim()).filter(Boolean);
}
