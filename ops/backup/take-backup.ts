import { type Backup, type BackupType, pgbackrest, type Repository, readRepositories } from './pgbackrest.ts';

const DAY_MS = 86_400_000;
const QUIET_MS = 3 * 3_600_000; // Days begin at 03:00 UTC here, a quiet hour for larger backups.
const SUNDAY_MS = 3 * DAY_MS; // 1970-01-01 was a Thursday.

/**
 * Returns the type of backup that a repository needs: a full one each week, a differential one each day, otherwise an
 * incremental one. A missed or failed one is due until it succeeds.
 */
export function typeDue(backups: readonly Backup[], now: Date): BackupType {
  const since = (begin: number, ...types: BackupType[]) =>
    backups.some(({ type, startedAt }) => types.includes(type) && startedAt.getTime() >= begin);
  const day = periodStart(now, DAY_MS, QUIET_MS);
  const week = periodStart(now, 7 * DAY_MS, SUNDAY_MS + QUIET_MS);
  if (!since(week, 'full')) return 'full';
  return since(day, 'full', 'diff') ? 'incr' : 'diff';
}

const periodStart = (now: Date, length: number, offset: number): number => Math.floor((now.getTime() - offset) / length) * length + offset;

/**
 * Takes a backup in each repository. A failure in one repository does not prevent the backup in the next one. Returns
 * the new backups and the failures.
 */
export async function takeBackups(type?: BackupType): Promise<{ taken: string[]; failures: string[] }> {
  const result: { taken: string[]; failures: string[] } = { taken: [], failures: [] };
  for (const { number, backups, fault } of await readRepositories())
    try {
      if (fault !== undefined) throw new Error(fault); // without its backups, a full one would seem due
      await pgbackrest('backup', [`--repo=${number}`, `--type=${type ?? typeDue(backups, new Date())}`]);
      const newest = newestOf(await readRepositories(), number);
      result.taken.push(`repository ${number}: ${newest?.type} backup ${newest?.label}`);
      if (newest?.hasPageErrors) result.failures.push(`repository ${number}: ${newest.label} contains pages with wrong checksums`);
    } catch (error) {
      result.failures.push(`repository ${number}: ${(error as Error).message}`);
    }
  return result;
}

const newestOf = (repositories: readonly Repository[], number: number): Backup | undefined =>
  repositories.find((repository) => repository.number === number)?.backups.at(-1);
