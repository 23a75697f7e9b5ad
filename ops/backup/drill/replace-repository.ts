import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pgbackrest } from '#ops/backup/pgbackrest.ts';
import { makeServerFolder } from '#ops/backup/server-folder.ts';
import { runTool } from './check-restored.ts';
import type { Ground } from './ground.ts';

/** Begins repository 1 anew while the site runs, as docs/backup.md describes, and verifies it. */
export async function replaceRepository(ground: Ground): Promise<string> {
  const repository = join(ground.own, 'repository-1');
  const cluster = await ground.start(ground.site.data);
  await makeServerFolder(join(repository, 'damaged'));
  for (const part of ['archive', 'backup']) await rename(join(repository, part), join(repository, 'damaged', part));
  await pgbackrest('stanza-create');
  await pgbackrest('backup', ['--repo=1', '--type=full']);
  await runTool(['check'], {});
  const verdict = await runTool(['verify'], {});
  await ground.stop(cluster);
  return verdict;
}
