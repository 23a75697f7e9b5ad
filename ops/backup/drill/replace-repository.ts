import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pgbackrest } from '#ops/backup/pgbackrest.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { runTool } from './check-restored.ts';
import type { Ground } from './ground.ts';

/** Replaces repository 1 while the site runs, as docs/backup.md describes, and verifies the new one. */
export async function replaceRepository(ground: Ground): Promise<string> {
  const repository = join(ground.own, 'repository-1');
  const cluster = await ground.start(ground.site.data);
  await rename(repository, `${repository}.damaged`);
  await makeServerFolder(repository);
  await pgbackrest('stanza-create');
  await runTool(['take', '--type', 'full'], {});
  await runTool(['check'], {});
  const verdict = await runTool(['verify'], {});
  await ground.stop(cluster);
  return verdict;
}
