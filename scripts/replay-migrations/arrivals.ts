import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'src/data/migrations';

/** A migration, and the commit that ran before it came. */
export type Arrival = { readonly name: string; readonly before: string };

/**
 * The migrations that are there, in the order in which they came, those of one commit by number. `log` is what git says of the line of first
 * parents: each of its commits is what stood after the one before, with everything that a merge brought along. So whatever came with a commit,
 * the first parent did not have, and had all that came earlier; the parent on a branch of its own may lack what others had merged.
 */
function readArrivals(log: string, files: readonly string[]): Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const part of log.split('commit ').slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    const [, before] = heading.trim().split(' ');
    const names = lines.map((line) => line.slice(MIGRATIONS.length + 1)).filter((name) => files.includes(name));
    for (const name of names.sort().reverse()) {
      if (before && !arrivals.has(name)) arrivals.set(name, { name, before }); // what the first commit had came before any build
    }
  }
  return [...arrivals.values()].reverse();
}

/** The same of a checkout. A renamed migration is a new one: the database knows it by its name. */
export function listArrivals(checkout = '.'): Arrival[] {
  const files = readdirSync(join(checkout, MIGRATIONS));
  const wanted = ['--first-parent', '-m', '--no-renames', '--diff-filter=A', '--name-only', '--format=commit %H %P'];
  return readArrivals(execFileSync('git', ['log', ...wanted, '--', MIGRATIONS], { cwd: checkout, encoding: 'utf8' }), files);
}

/** The migrations to replay: the last ones, or the one that is named; one that is not committed yet comes after everything that is. */
export function chooseArrivals(arrivals: readonly Arrival[], { last, named }: { last: number; named?: string | undefined }): Arrival[] {
  if (named === undefined) return arrivals.slice(-last);
  return [arrivals.find(({ name }) => name === named) ?? { name: named, before: 'HEAD' }];
}
