import { pgbackrest, readRepositories, STANZA } from './pgbackrest.ts';
import { postgresProgram, run } from './run-program.ts';

/**
 * Checks that a new WAL segment reaches every repository and that the cluster has data checksums, without which damaged
 * pages would be backed up unnoticed. Throws otherwise.
 */
export async function checkBackup(): Promise<void> {
  await pgbackrest('check');
  const answer = await run(postgresProgram('psql'), ['-XAtc', 'show data_checksums', 'postgres'], { asServer: true });
  if (answer.trim() !== 'on') throw new Error('data checksums are off: stop the server and run pg_checksums --enable (docs/backup.md)');
}

/**
 * The verdict about one repository, with what `pgbackrest verify` and the list of WAL segments found. Missing WAL counts for
 * one to two weeks, until there are two full backups after it: then everything since the older one can be restored.
 */
export type Verdict = { readonly repository: number; readonly isIntact: boolean; readonly findings: readonly string[] };

/** Reads all files in each repository, or in the given ones, and compares them with their checksums. */
export async function verifyRepositories(chosen?: readonly number[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const repositories = await readRepositories();
  for (const repository of chosen ?? repositories.map(({ number }) => number))
    try {
      const only = `--repo=${repository}`;
      const options = [only, '--output=text', '--verbose', '--log-level-console=info', '--log-level-stderr=off'];
      const { isIntact, findings } = parseVerify(await pgbackrest('verify', options));
      const gaps = findWalGaps(await pgbackrest('repo-ls', [only, '--recurse', `archive/${STANZA}`]));
      const fulls = repositories.find(({ number }) => number === repository)?.backups.filter(({ type }) => type === 'full') ?? [];
      const since = (fulls.at(-2) ?? fulls.at(-1))?.firstSegment ?? '';
      verdicts.push({
        repository,
        isIntact: isIntact && gaps.every((gap) => isBefore(gap, since)),
        findings: [...findings, ...gaps.map((gap) => describeGap(gap, since))],
      });
    } catch (error) {
      verdicts.push({ repository, isIntact: false, findings: [(error as Error).message] });
    }
  return verdicts;
}

/** Reads the output of `pgbackrest verify`, which exits with 0 even when it finds damage. */
export function parseVerify(output: string): Omit<Verdict, 'repository'> {
  const lines = output.split('\n').map((line) => line.trim());
  const messages = lines.flatMap((line) => / P\d\d +(?:INFO|WARN|ERROR): (.+)/.exec(line)?.[1] ?? []);
  return {
    isIntact: lines.includes('status: ok') && !lines.includes('status: error'),
    findings: messages.filter((message) => !/^(?:verify command|stanza:)/.test(message)),
  };
}

/** The archived segments before and after a gap, which belong to one timeline. */
export type WalGap = { readonly last: string; readonly next: string };

/** Returns whether a backup that began in a segment needs none of the missing WAL. Later timelines have higher names. */
export const isBefore = ({ next }: WalGap, firstSegment: string): boolean => next <= firstSegment;

const describeGap = (gap: WalGap, since: string): string =>
  `WAL missing between ${gap.last} and ${gap.next}${isBefore(gap, since) ? ', before the last two full backups' : ''}`;

/**
 * Returns the gaps in a list of archived WAL segments, which `pgbackrest verify` does not report. A restore would end at
 * a gap. Segments have 16 MB, PostgreSQL's default, so 256 of them share a prefix. Clusters of
 * different major versions (15-1, 17-2) have segments of the same name.
 */
export function findWalGaps(listing: string): WalGap[] {
  const numberOf = (name: string) => Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
  const found = [...listing.matchAll(/(\d+-\d+)\/\w+\/([0-9A-F]{24})-[0-9a-f]{40}/g)].map(([, cluster = '', name = '']) => ({
    cluster,
    name,
  }));
  return [...Map.groupBy(found, ({ cluster }) => cluster).values()].flatMap((segments) => {
    const names = segments.map(({ name }) => name).sort();
    return names.flatMap((name, index) => {
      const next = names[index + 1];
      const isGap = next !== undefined && next.slice(0, 8) === name.slice(0, 8) && numberOf(next) > numberOf(name) + 1;
      return isGap ? [{ last: name, next }] : [];
    });
  });
}
