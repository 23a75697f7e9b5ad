import { sql } from 'kysely';
import { describeRun } from '#bench/describe-run.ts';
import { printTable } from '#bench/print-table.ts';
import type { Db } from '#data/db.ts';
import type { Ground } from './ground.ts';
import type { Measured } from './measure.ts';
import type { Folding, Posting } from './posts.ts';

export type Results = {
  readonly commit: string;
  readonly at: string;
  readonly machine: Record<string, string | number>;
  readonly site: Pick<Ground, 'records' | 'crowd'>;
  readonly reads: readonly Measured[];
  readonly posts: readonly Posting[];
  readonly folding: Folding;
};

/** Describes the benchmark run, including the database settings and the size of the site. */
export async function describeEngineRun(db: Db, { records, crowd }: Ground): Promise<Pick<Results, 'commit' | 'at' | 'machine' | 'site'>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, current_setting(name) as setting from pg_settings
    where name in ('server_version', 'fsync', 'synchronous_commit', 'shared_buffers')`.execute(db);
  const run = describeRun();
  return {
    ...run,
    machine: { ...run.machine, ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])) },
    site: { records, crowd },
  };
}

export function printResults({ site, machine, reads, posts, folding }: Results): void {
  console.log(`\n${site.records} records, ${site.crowd} players on the crowded board; ${Object.values(machine).join(', ')}\n`);
  printTable(
    ['read', 'ours ms', 'baseline ms', 'baseline rows', 'ratio', 'at most'],
    reads.map((read) => [
      read.name,
      ms(read.oursMs),
      ms(read.baselineMs),
      read.baselineRows,
      verdict(read.ratio, read.limit, isWithin(read)),
      read.limit,
    ]),
  );
  console.log('');
  printTable(
    ['write', 'per second', 'key only', 'baseline', 'ratio', 'at least'],
    posts.map((post) => [
      post.name,
      whole(post.perSecond),
      whole(post.keyOnly),
      whole(post.baseline),
      verdict(post.ratio, post.floor, isEnough(post)),
      post.floor ?? '-',
    ]),
  );
  console.log('');
  const { asked, perSecond, postMs, foldMs, longestFoldMs, leftPending } = folding;
  console.log(
    `folding at ${asked} posts/s requested: ${whole(perSecond)} posts/s at ${ms(postMs)} ms, a fold takes ${ms(foldMs)} ms (longest ${ms(longestFoldMs)}), ${leftPending} deltas left\n`,
  );
}

/** Returns the file name of the results, which contains the number of records. */
export const resultsName = ({ site }: Results): string =>
  `engine-${Intl.NumberFormat('en', { notation: 'compact' }).format(site.records).toLowerCase()}`;

const isWithin = ({ ratio, limit }: Measured) => ratio <= limit;
const isEnough = ({ ratio, floor }: Posting) => floor === null || ratio >= floor;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const whole = (value: number) => value.toFixed(0);
const verdict = (ratio: number, bound: number | null, holds: boolean) => `${ratio.toFixed(2)}${bound === null || holds ? '' : ' ✗'}`;
