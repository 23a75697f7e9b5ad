import { printTable } from '#bench/print-table.ts';
import type { MeasuredPage } from '#tests/support/sites/speed-pages.ts';
import { QUIET_CORES } from './other-load.ts';
import { KINDS, type Metrics, type PageLoad } from './page-load.ts';

type Run = { readonly cpuScore: number; readonly rawScore: number; readonly otherCores: number };

/** Medians of the page loads of one build while the machine was quiet, or of all if it never was, and the scores of each. */
export type Summary = Omit<PageLoad, 'otherCores'> & { readonly runs: readonly Run[] };

export type PageReport = MeasuredPage & { readonly builds: Readonly<Record<string, Summary>> };

/** Returns the mean of the two middle values when their number is even, so that two runs do not favour either. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Number(((lower + upper) / 2).toFixed(3));
}

function medians<Key extends string>(rows: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(rows[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(rows.map((row) => row[key]))])) as Record<Key, number>;
}

const isQuiet = ({ otherCores }: { readonly otherCores: number }) => otherCores <= QUIET_CORES;

export function summarise(all: readonly PageLoad[]): Summary {
  const loads = all.some(isQuiet) ? all.filter(isQuiet) : all;
  return {
    cpu: medians<keyof Metrics>(loads.map(({ cpu }) => cpu)),
    raw: medians<keyof Metrics>(loads.map(({ raw }) => raw)),
    requests: median(loads.map(({ requests }) => requests)),
    bytes: medians(loads.map(({ bytes }) => bytes)),
    elements: median(loads.map(({ elements }) => elements)),
    runs: all.map(({ cpu, raw, otherCores }) => ({ cpuScore: cpu.score, rawScore: raw.score, otherCores })),
  };
}

const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const kilobytes = (bytes: number) => Math.round(bytes / 1_000);
/** Lists the scores of each run. An asterisk marks a run during which other processes were busy. */
const listed = (runs: readonly Run[], score: 'cpuScore' | 'rawScore') =>
  runs.map((run) => `${Math.round(run[score])}${isQuiet(run) ? '' : '*'}`).join(' ');

const HEAD = 'page build score goal runs raw FCP LCP TBT raw-TBT SI CLS requests KB html js css font image other elements'.split(' ');

function rowOf({ page, language, goal }: MeasuredPage, build: string, summary: Summary): (string | number)[] {
  const { cpu, raw, runs, requests, bytes, elements } = summary;
  return [
    `${page} ${language}`,
    build,
    cpu.score,
    `${goal} ${cpu.score >= goal ? 'met' : 'missed'}`,
    listed(runs, 'cpuScore'),
    listed(runs, 'rawScore'),
    ...[cpu.fcpMs, cpu.lcpMs].map(seconds),
    Math.round(cpu.tbtMs),
    Math.round(raw.tbtMs),
    seconds(cpu.speedIndexMs),
    cpu.cls,
    requests,
    kilobytes(Object.values(bytes).reduce((sum, part) => sum + part, 0)),
    ...KINDS.map((kind) => kilobytes(bytes[kind])),
    elements,
  ];
}

/** Prints times in seconds, blocking times in milliseconds and sizes in KB of 1,000 bytes. */
export function printReport(pages: readonly PageReport[]): void {
  printTable(
    HEAD,
    pages.flatMap((page) => Object.entries(page.builds).map(([build, summary]) => rowOf(page, build, summary))),
  );
}
