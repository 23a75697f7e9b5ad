import { access, chown, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pgbackrest, readRepositories, SHORT_TIMEOUT, STANZA } from './pgbackrest.ts';
import { makeServerFolder } from './server-folder.ts';

export type Restore = {
  readonly into: string;
  readonly until?: Date | undefined;
  /** The repositories to try, in this order. The default is all of them. */
  readonly repositories?: readonly number[] | undefined;
  /** The label of a backup. The default is the newest one that can reach the moment. */
  readonly set?: string | undefined;
};

/** Which repository a restore used, and why it did not use the ones before it. */
export type Restored = { readonly repository: number; readonly failures: readonly string[] };

/**
 * Creates a data folder from the first repository that is intact. When the server starts, it replays the archived WAL to
 * its end or to `until`, and it archives nothing until the operator names an archive_command again. Accepts an empty folder or one
 * that an interrupted restore left behind. Throws with the error of each repository when none succeeds.
 */
export async function restoreDatabase({ into, until, repositories, set }: Restore): Promise<Restored> {
  await makeServerFolder(into);
  const known = await readRepositories();
  const failures: string[] = [];
  for (const number of repositories ?? known.map((one) => one.number)) {
    try {
      const unfinished = await isUnfinished(into);
      const { backups = [], fault } = known.find((one) => one.number === number) ?? {};
      // pgBackRest would take its newest backup, from which PostgreSQL cannot go back.
      if (until && fault === undefined && !backups.some(({ stoppedAt }) => stoppedAt <= until))
        throw new Error('no backup was finished before that moment');
      await pgbackrest('restore', [
        `--repo=${number}`,
        `--pg1-path=${into}`,
        ...(unfinished ? ['--delta'] : []),
        ...(set ? [`--set=${set}`] : []),
        ...(until ? ['--type=time', `--target=${sqlTime(until)}`, '--target-action=promote'] : []),
        // Archiving is on, so that PostgreSQL retains and marks everything that it writes from now on, but sends nothing yet.
        '--recovery-option=archive_command=false',
        '--recovery-option=restore_command=bash ./fetch-wal.sh %f "%p"',
      ]);
      await addWalSums(
        into,
        known.map((one) => one.number),
      );
      return { repository: number, failures };
    } catch (error) {
      failures.push(`repository ${number}: ${(error as Error).message}`);
    }
  }
  throw new Error(failures.join('\n') || 'no repository is configured');
}

/**
 * Returns whether pgBackRest began to fill the folder and did not finish: it writes pg_control last. Throws when the
 * folder has any other content.
 */
async function isUnfinished(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  if (names.length === 0) return false;
  const finished = await access(join(folder, 'global/pg_control')).then(
    () => true,
    () => false,
  );
  if (names.includes('backup.manifest') && !finished) return true;
  throw new Error(`${folder} is not empty: move it aside`);
}

/**
 * Adds the restore_command's script and the SHA-1 of every archived segment to the data folder. A repository that cannot
 * be read adds none: its segments are then fetched from the others.
 */
async function addWalSums(into: string, repositories: readonly number[]): Promise<void> {
  const listings = await Promise.all(
    repositories.map((number) =>
      pgbackrest('repo-ls', [`--repo=${number}`, SHORT_TIMEOUT, '--recurse', `archive/${STANZA}`]).catch(() => ''),
    ),
  );
  // After an upgrade, the archive also has WAL of the previous major version (15-1, then 17-2), whose names come again.
  const found = [...listings.join('\n').matchAll(/\d+-(\d+)\/\w+\/([0-9A-F]{24})-([0-9a-f]{40})/g)];
  const newest = Math.max(...found.map(([, cluster]) => Number(cluster)));
  const sums = found.filter(([, cluster]) => Number(cluster) === newest).map(([, , name, sum]) => `${name} ${sum}`);
  const lines = [...repositories.map((number) => `repository ${number}`), ...new Set(sums)];
  await writeOwned(into, 'wal-sums', `${lines.join('\n')}\n`);
  await writeOwned(into, 'fetch-wal.sh', await readFile('ops/pgbackrest/fetch-wal.sh', 'utf8'));
}

/** Writes a file in the data folder and sets its owner to the owner of the folder. */
async function writeOwned(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, text);
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}

/** Replaces the suffix Z, which PostgreSQL settings do not accept. */
const sqlTime = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');
