import { printTable } from '#bench/print-table.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { describePlan, type RoundPlan } from './plan-round.ts';
import type { RoundResult } from './run-round.ts';

export type DoneRound = { readonly plan: RoundPlan; readonly result: RoundResult };

export type ActionReport = {
  readonly action: string;
  readonly rounds: number;
  readonly lost: number;
  readonly doubled: number;
  /** Rounds with any other fault, such as a wrong focus, an error in the console or a violation that axe found. */
  readonly failed: number;
  readonly medianMs: number;
  readonly p90Ms: number;
};

/** Summarises the rounds of each action, and of all of them in the last line. */
export function summarise(rounds: readonly DoneRound[]): ActionReport[] {
  const byAction = Map.groupBy(rounds, ({ plan }) => plan.action.name);
  return [...[...byAction].toSorted(([one], [other]) => one.localeCompare(other)), ['all', rounds] as const].map(([action, done]) => {
    const results = done.map(({ result }) => result);
    const delays = results.flatMap(({ delayMs }) => delayMs ?? []);
    return {
      action,
      rounds: done.length,
      lost: results.filter(({ times }) => times === 0).length,
      doubled: results.filter(({ times = 0 }) => times > 1).length,
      failed: results.filter(({ faults }) => faults.length > 0).length,
      medianMs: median(delays),
      p90Ms: percentile(delays, 0.9),
    };
  });
}

/** Prints the table of all actions. */
export function printReport(reports: readonly ActionReport[]): void {
  printTable(
    ['action', 'rounds', 'lost', 'doubled', 'failed', 'median ms', '90 % ms'],
    reports.map(({ action, rounds, lost, doubled, failed, medianMs, p90Ms }) => [action, rounds, lost, doubled, failed, medianMs, p90Ms]),
  );
}

export const isFine = ({ result }: DoneRound): boolean => result.times === 1 && result.faults.length === 0;

/** Describes a round and what was wrong with it. */
export function describeRound({ plan, result: { times, delayMs, faults } }: DoneRound): string {
  const effect =
    times === undefined ? 'NOT POSSIBLE' : times === 0 ? 'LOST' : times > 1 ? `DONE ${times} TIMES` : `done after ${delayMs} ms`;
  return [`${describePlan(plan)}: ${effect}`, ...faults.map((fault) => `  ${fault}`)].join('\n');
}
