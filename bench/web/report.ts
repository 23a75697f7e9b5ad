import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { describeRun } from '#bench/describe-run.ts';
import { printTable } from '#bench/print-table.ts';
import type { Hits } from './hits.ts';
import type { Mixed } from './mixed.ts';
import type { Overload } from './overload.ts';
import { holds, type Stat } from './stats.ts';

export type Results = {
  readonly commit: string;
  readonly at: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly hits: Hits | undefined;
  readonly mixed: Mixed | undefined;
  readonly overload: Overload | undefined;
};

/** Describes the benchmark run, including the machine's load before the run, and the server versions. */
export function describeWebRun(): Pick<Results, 'commit' | 'at' | 'machine'> {
  const version = (program: string, ...args: string[]) =>
    /[\d.]+\d/.exec(execFileSync('sh', ['-c', `${program} ${args.join(' ')} 2>&1`], { encoding: 'utf8' }))?.[0] ?? '';
  const run = describeRun();
  const servers = { varnish: version('varnishd', '-V'), nginx: version('nginx', '-v') };
  return { ...run, machine: { ...run.machine, loadBefore: loadavg()[0] ?? 0, ...servers } };
}

export const statsOf = ({ hits, mixed, overload }: Results): Stat[] => [hits, mixed, overload].flatMap((part) => part?.stats ?? []);

export function printResults(results: Results): void {
  const { machine, hits, mixed, overload } = results;
  console.log(
    `\n${results.commit}, ${Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
  if (hits) {
    console.log(`\nOne page of ${hits.bytes} bytes`);
    printTable(
      ['', 'per second', 'per CPU-second', 'incl. database'],
      hits.rates.map(({ name, perSecond, perCpuSecond, perCpuSecondWithAll }) => [
        name,
        short(perSecond),
        short(perCpuSecond),
        short(perCpuSecondWithAll),
      ]),
    );
  }
  if (mixed) {
    console.log(`\nMixed load: ${mixed.rate} requests/s for ${mixed.seconds} s over ${mixed.addresses} addresses`);
    printTable(
      ['', 'sent', '2xx', '503', 'other', 'hits %', 'p50 ms', 'p99 ms'],
      mixed.kinds.map((kind) => [
        kind.kind,
        kind.sent,
        kind.good,
        kind.shed,
        kind.other,
        short(100 * kind.hitRate),
        short(kind.p50),
        short(kind.p99),
      ]),
    );
    const { posts, p50, p99, max } = mixed.staleMs;
    console.log(`${posts} posts: visible after ${short(p50)} ms (median), ${short(p99)} (p99), ${short(max)} (max)`);
  }
  if (overload) {
    console.log('\nRising rate of one mix: 80 % uncached pages, 15 % cached pages, 3 % sessions, 2 % posts');
    printTable(
      ['per second', 'goodput', 'p99 ms'],
      overload.steps.map(({ rate, goodput, p99 }) => [short(rate), short(goodput), short(p99)]),
    );
    console.log(
      `R = ${short(overload.normalRate)} requests/s, peak ${short(overload.peak)}; then ${short(overload.normalRate * 10)} requests/s for ${overload.seconds} s`,
    );
    printTable(
      ['', 'sent', '2xx', '503', 'other', 'p50 ms', 'p99 ms'],
      overload.kinds.map((kind) => [kind.kind, kind.sent, kind.good, kind.shed, kind.other, short(kind.p50), short(kind.p99)]),
    );
    console.log(
      `goodput ${short(overload.goodput)} per second; memory ${short(overload.memoryMb.before)} MB before, ${short(overload.memoryMb.most)} MB peak`,
    );
    const { retries } = overload;
    if (retries) console.log(`immediate retries: ${short(100 * retries.share)} % of all requests, goodput ${short(retries.goodput)}`);
  }
  console.log('');
  printTable(
    ['metric', 'measured', 'limit', ''],
    statsOf(results).map((stat) => [
      stat.name,
      `${short(stat.value)} ${stat.unit}`.trim(),
      `${stat.isFloor ? '≥' : '≤'} ${stat.limit} ${stat.unit}`.trim(),
      holds(stat) ? 'ok' : 'MISSED',
    ]),
  );
}

const short = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));
