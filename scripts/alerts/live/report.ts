import type { QueryResult } from './dashboard-queries.ts';
import type { AlertResult } from './run-faults.ts';
import { FACTOR, LONGEST_SECONDS } from './scale-rules.ts';

export type AlertsReport = {
  readonly quiet: { readonly minutes: number; readonly fired: readonly string[]; readonly responses: Readonly<Record<string, number>> };
  readonly alerts: readonly AlertResult[];
  /** Alerts that still fired minutes after their fault had ended. */
  readonly lingering: readonly string[];
  readonly dashboard: readonly QueryResult[];
};

/** Returns what is wrong with a run: alerts that fired under ordinary load or not by their fault, and queries without data. */
export const findFaults = ({ quiet, alerts, lingering, dashboard }: AlertsReport): string[] => [
  ...quiet.fired.map((alert) => `${alert} fired under ordinary load`),
  ...alerts.filter(({ firedAfterSeconds }) => firedAfterSeconds === null).map(({ alert, fault }) => `${alert} did not fire: ${fault}`),
  ...lingering.map((alert) => `${alert} did not end with its fault`),
  ...dashboard.filter(({ result }) => result === 'no data').map(({ panel, query }) => `no data for ${panel}: ${query}`),
];

/** Prints the report as tables in Markdown. */
export function printReport({ quiet, alerts, dashboard }: AlertsReport): void {
  console.log(
    `\nOrdinary load, ${quiet.minutes} minutes: ${quiet.fired.length} alerts fired. Responses: ${JSON.stringify(quiet.responses)}`,
  );
  if (alerts.length > 0) {
    console.log(`\nDurations and ages divided by ${FACTOR}, at most ${LONGEST_SECONDS} s.\n`);
    console.log('| alert | fault | how | fired after | others that fired |\n|---|---|---|---|---|');
    for (const { alert, fault, how, firedAfterSeconds, beside } of alerts)
      console.log(
        `| ${alert} | ${fault} | ${how} | ${firedAfterSeconds === null ? 'never' : `${firedAfterSeconds} s`} | ${beside.join(', ')} |`,
      );
  }
  const empty = dashboard.filter(({ result }) => result !== 'data');
  console.log(`\nDashboard: ${dashboard.length - empty.length} of ${dashboard.length} queries returned data.`);
  for (const { panel, query, result } of empty) console.log(`${result}: ${panel}: ${query}`);
}
