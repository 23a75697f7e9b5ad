import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './check-restored.ts';
import { damageFile, findPart, type Part } from './damage.ts';
import type { Ground } from './ground.ts';
import type { LostSite } from './lose-site.ts';
import { restoreBeside } from './restore-site.ts';

/** Damages one byte in some repositories while `work` runs, and undoes it: of WAL, the same segment in all of them. */
export async function withDamage<Answer>(
  repositories: readonly number[],
  part: Part,
  work: (files: readonly string[]) => Promise<Answer>,
): Promise<Answer> {
  const files = await Promise.all(repositories.map((repository) => findPart(repository, part, repositories[0] ?? repository)));
  const flip = () => {
    for (const [index, file] of files.entries()) damageFile(repositories[index] ?? 1, file);
  };
  flip();
  return work(files).finally(flip);
}

/**
 * Damages a backup and a WAL segment, first in repository 1 and then in both. Checks that `verify` names the damage, that
 * a restore uses the other repository, and that nothing opens when both are damaged. Returns what was found.
 */
export async function refuseDamage(ground: Ground, lost: LostSite): Promise<[string, string, string][]> {
  const found: [string, string, string][] = [];
  for (const part of ['backup', 'WAL'] as const)
    await withDamage([1], part, async ([file = '']) => {
      const report = await failureOf(runTool(['verify', '--repo', '1'], {}));
      if (!/repository 1: damaged\ninvalid/.test(report ?? '')) throw new Error(`${file}: verify did not report the damage (${report})`);
      const { used } = await restoreBeside(ground, lost, { target: 'end', order: [1, 2] });
      if (used !== (part === 'backup' ? 2 : 1)) throw new Error(`${file}: restored from repository ${used}`);
      found.push([`repository 1, ${part}`, 'one byte', `verify names it; ${part} from repository 2`]);
    });
  const into = join(ground.own, 'refused');
  await withDamage([1, 2], 'backup', async () => {
    const report = await failureOf(runTool(['restore', '--into', into], {}));
    if (!/repository 1: [\s\S]+repository 2: /.test(report ?? '')) throw new Error(`restored from damaged repositories: ${report}`);
    found.push(['both repositories, backup', 'one byte', 'restore refused, both named']);
  });
  await rm(into, { recursive: true });
  await withDamage([1, 2], 'WAL', async () => {
    await runTool(['restore', '--into', into], {});
    const report = await failureOf(ground.start(into));
    if (!report?.includes('exit code 200')) throw new Error(`the server opened with damaged WAL, or failed for another reason: ${report}`);
    found.push(['both repositories, WAL', 'one byte', 'server does not open']);
  });
  await rm(into, { recursive: true });
  return found;
}

const failureOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  );
