import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { sql } from 'kysely';
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

/** What was measured, where and on what, so that figures of another day can be read beside them. */
export async function describeRun(db: Db, { records, crowd }: Ground): Promise<Pick<Results, 'commit' | 'at' | 'machine' | 'site'>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, current_setting(name) as setting from pg_settings
    where name in ('server_version', 'fsync', 'synchronous_commit', 'shared_buffers')`.execute(db);
  return {
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    at: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])),
    },
    site: { records, crowd },
  };
}

export function printResults({ site, machine, reads, posts, folding }: Results): void {
  console.log(`\n${site.records} records, ${site.crowd} players on the crowded board; ${Object.values(machine).join(', ')}\n`);
  printTable(
    ['read', 'ours ms', 'bare ms', 'bare rows', 'ratio', 'at most'],
    reads.map((read) => [
      read.name,
      ms(read.oursMs),
      ms(read.bareMs),
      read.bareRows,
      verdict(read.ratio, read.limit, isWithin(read)),
      read.limit,
    ]),
  );
  printTable(
    ['write', 'per second', 'naked', 'bare', 'ratio', 'at least'],
    posts.map((post) => [
      post.name,
      whole(post.perSecond),
      whole(post.naked),
      whole(post.bare),
      verdict(post.ratio, post.floor, isEnough(post)),
      post.floor ?? '-',
    ]),
  );
  const { asked, perSecond, postMs, foldMs, longestFoldMs, leftPending } = folding;
  console.log(
    `folding beside ${asked} posts/s: ${whole(perSecond)} posts/s at ${ms(postMs)} ms, a fold takes ${ms(foldMs)} ms (longest ${ms(longestFoldMs)}), ${leftPending} deltas left\n`,
  );
}

/** Keeps the results beside those of other sizes. */
export function saveResults(results: Results): string {
  mkdirSync('bench/results', { recursive: true });
  const size = Intl.NumberFormat('en', { notation: 'compact' }).format(results.site.records).toLowerCase();
  const file = `bench/results/engine-${size}.json`;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

export const isWithin = ({ ratio, limit }: Measured) => ratio <= limit;
export const isEnough = ({ ratio, floor }: Posting) => floor === null || ratio >= floor;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const whole = (value: number) => value.toFixed(0);
const verdict = (ratio: number, bound: number | null, holds: boolean) => `${ratio.toFixed(2)}${bound === null || holds ? '' : ' ✗'}`;

function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  }
  console.log('');
}
