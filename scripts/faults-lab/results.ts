import { readdirSync, readFileSync } from 'node:fs';
import { printTable } from '#bench/print-table.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { VIOLATIONS, type Violation } from './check-history.ts';
import type { ReadCounts } from './readers.ts';
import type { Outage } from './recovery.ts';

/** One fault as it was caused, and how it disturbed posts. */
export type FaultReport = Outage & {
  readonly kind: string;
  readonly where: string;
  readonly atMs: number;
  readonly holdMs: number;
  readonly settledMs: number; // from the repair until three members were whole
  readonly isFailover: boolean;
};

/** Everything that bench/results/faults-*.json stores about one run. */
export type LabResult = {
  readonly seed: number;
  readonly planted: string | null;
  readonly isWhole: boolean; // the plan was run to its end, or to the end of the time
  readonly players: number;
  readonly seconds: number;
  readonly counts: { readonly acknowledged: number; readonly refused: number; readonly attempts: number; readonly replayed: number };
  readonly unknown: number;
  readonly replaysChecked: number;
  readonly boardsChecked: number;
  readonly comparedDuring?: number; // responses compared with the database during faults; missing in older runs
  readonly reads: ReadCounts;
  readonly violations: Readonly<Record<Violation['kind'], number>>;
  readonly examples: readonly string[];
  readonly failed: readonly string[]; // other checks: rankings, audit log, nodes
  readonly restarts?: readonly string[]; // of a Patroni that hung; older runs ended instead
  readonly faults: readonly FaultReport[];
};

const FOLDER = 'bench/results';

/** Counts violations by kind. */
export const countViolations = (violations: readonly Violation[]): LabResult['violations'] =>
  Object.fromEntries(VIOLATIONS.map((kind) => [kind, violations.filter((each) => each.kind === kind).length])) as LabResult['violations'];

/** Returns whether a promise to a client was broken. Only this counts as finding a planted bug, not a run that ended early. */
export const isBroken = ({ violations }: Pick<LabResult, 'violations'>): boolean => Object.values(violations).some((count) => count > 0);

/** Returns whether the run found nothing wrong and was not ended early. */
export const isClean = (result: Pick<LabResult, 'violations' | 'failed' | 'reads'>): boolean =>
  !isBroken(result) && result.failed.length === 0 && result.reads.failed === 0;

/** Returns the name of a run's file in bench/results. */
export const resultName = ({ seed, planted }: Pick<LabResult, 'seed' | 'planted'>): string =>
  planted === null ? `faults-${seed}` : `faults-planted-${planted}-${seed}`;

/** Reads the results of all runs. */
export const readResults = (): LabResult[] =>
  readdirSync(FOLDER)
    .filter((file) => /^faults-.*\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as LabResult);

const seconds = (ms: number) => (Number.isNaN(ms) ? '–' : (ms / 1_000).toFixed(1));

/** Prints how long each kind of fault stopped posts, in seconds. */
export function printFaults(faults: readonly FaultReport[]): void {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  const row = (name: string, of: readonly FaultReport[]) => {
    const times = of.map(({ isFailover, backAfterMs, silentMs }) => (isFailover ? backAfterMs : silentMs));
    return [
      name,
      of.length,
      of.filter(({ isFailover }) => isFailover).length,
      ...[median(times), percentile(times, 0.99), Math.max(...times)].map(seconds),
    ];
  };
  const rows = [...kinds].sort(([one], [other]) => one.localeCompare(other)).map(([kind, of]) => row(kind, of));
  // Without a standby, posts have to wait until one is back, whatever the fail-over takes.
  const moved = faults.filter(({ isFailover, kind }) => isFailover && kind !== 'kill-both-standbys');
  printTable(
    ['posts accepted again after, s', 'faults', 'fail-overs', 'median', 'p99', 'worst'],
    [...rows, ...(moved.length > 0 ? [row('all fail-overs', moved)] : []), ...(faults.length > 0 ? [row('all faults', faults)] : [])],
  );
}

/** Prints one row per run without a planted bug, and their sum. */
export function printSum(results: readonly LabResult[]): void {
  const real = results.filter(({ planted }) => planted === null).sort((one, other) => one.seed - other.seed);
  const sum = (of: readonly LabResult[], value: (result: LabResult) => number) => of.reduce((total, each) => total + value(each), 0);
  const row = (name: string, of: readonly LabResult[]) => [
    name,
    sum(of, ({ faults }) => faults.length),
    sum(of, ({ faults }) => faults.filter(({ isFailover }) => isFailover).length),
    sum(of, ({ counts }) => counts.acknowledged),
    sum(of, ({ counts }) => counts.replayed),
    ...VIOLATIONS.map((kind) => sum(of, ({ violations }) => violations[kind])),
    sum(of, ({ failed }) => failed.length),
    sum(of, ({ restarts = [] }) => restarts.length),
    sum(of, ({ reads }) => reads.reads),
    sum(of, ({ reads }) => reads.failed),
  ];
  printTable(
    ['seed', 'faults', 'fail-overs', 'acknowledged', 'replayed', ...VIOLATIONS, 'other', 'restarts', 'reads', 'failed reads'],
    [...real.map((each) => row(String(each.seed), [each])), row('all', real)],
  );
  console.log('');
  printFaults(real.flatMap(({ faults }) => faults));
  for (const each of results.filter(({ planted }) => planted !== null))
    console.log(
      `\nplanted ${each.planted}: ${!isBroken(each) ? 'NOT FOUND' : `found: ${JSON.stringify(each.violations)}`} in ${each.faults.length} faults`,
    );
}
