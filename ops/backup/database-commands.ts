import { checkBackup, verifyRepositories } from './check-backup.ts';
import type { Options } from './options.ts';
import { type BackupType, pgbackrest } from './pgbackrest.ts';
import { restoreDatabase } from './restore-database.ts';
import { takeBackups } from './take-backup.ts';

const TYPES: readonly BackupType[] = ['full', 'diff', 'incr'];

// Imports no npm packages, because the user postgres runs these commands.
export const databaseCommands: Record<string, (options: Options) => Promise<void>> = {
  take: async ({ type }) => {
    const chosen = TYPES.find((known) => known === type);
    if (type !== undefined && !chosen) throw new Error(`--type is one of ${TYPES.join(', ')}`);
    const { taken, failures } = await takeBackups(chosen);
    for (const line of taken) console.log(line);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  },
  check: async () => {
    await checkBackup();
    console.log('WAL reaches every repository, and data checksums are on');
  },
  verify: async ({ repo }) => {
    const verdicts = await verifyRepositories(repo?.split(',').map(Number));
    if (verdicts.length === 0) throw new Error('no repository is configured');
    for (const { repository, isIntact, findings } of verdicts)
      if (isIntact) console.log([`repository ${repository}: intact`, ...findings].join('\n'));
      else {
        console.error([`repository ${repository}: damaged`, ...findings].join('\n'));
        process.exitCode = 1;
      }
  },
  restore: async ({ into, until, repo, set }) => {
    if (!into?.startsWith('/')) throw new Error('--into needs the absolute path of an empty folder');
    const { repository, failures } = await restoreDatabase({ into, until, repositories: repo?.split(',').map(Number), set });
    for (const line of failures) console.error(line);
    console.log(
      `restored from repository ${repository} into ${into}; start the server there to replay the WAL to ${until?.toISOString() ?? 'its end'}`,
    );
  },
  info: async () => console.log((await pgbackrest('info')).trim()),
};
