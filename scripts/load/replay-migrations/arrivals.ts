import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'src/data/migrations';

/** A migration file, and the last commit before it was added. */
export type Arrival = { readonly name: string; readonly before: string };

/**
 * Returns the existing migrations in the order in which they were added. Those added by one commit are ordered by
 * number. `log` is git's first-parent history, in which a merge counts as one commit. The first parent of a commit
 * therefore contains all earlier migrations and none of the commit's own, whereas a parent on a branch may lack
 * migrations that were merged in the meantime.
 */
function readArrivals(log: string, files: readonly string[]): Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const part of log.split('commit ').slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    const [, before] = heading.trim().split(' ');
    const names = lines.map((line) => line.slice(MIGRATIONS.length + 1)).filter((name) => files.includes(name));
    for (const name of names.sort().reverse()) {
      // Skips the first commit, which has no earlier build.
      if (before && !arrivals.has(name)) arrivals.set(name, { name, before });
    }
  }
  return [...arrivals.values()].reverse();
}

/**
 * Lists the migrations of a checkout in the order in which they were added. A renamed migration counts as new, because
 * the database identifies migrations by name.
 */
export function listArrivals(checkout = '.'): Arrival[] {
  const files = readdirSync(join(checkout, MIGRATIONS));
  const wanted = ['--first-parent', '-m', '--no-renames', '--diff-filter=A', '--name-only', '--format=commit %H %P'];
  return readArrivals(execFileSync('git', ['log', ...wanted, '--', MIGRATIONS], { cwd: checkout, encoding: 'utf8' }), files);
}

/**
 * Returns the migrations to replay, either the last ones or the named one. An uncommitted migration runs against HEAD.
 */
export function chooseArrivals(arrivals: readonly Arrival[], { last, named }: { last: number; named?: string | undefined }): Arrival[] {
  if (named === undefined) return arrivals.slice(-last);
  return [arrivals.find(({ name }) => name === named) ?? { name: named, before: 'HEAD' }];
}
