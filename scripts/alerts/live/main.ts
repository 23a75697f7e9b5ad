// scripts/alerts/alerts-live.sh describes the command and starts this file.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeRun } from '#bench/describe-run.ts';
import { readCount } from '#scripts/read-count.ts';
import { watchDashboard } from './dashboard-queries.ts';
import { FAULTS } from './faults.ts';
import { type Stops, startLab } from './lab.ts';
import { type AlertsReport, findFaults, printReport } from './report.ts';
import { type AlertResult, runFault, untilQuiet, watchQuiet } from './run-faults.ts';
import { FACTOR, LONGEST_SECONDS } from './scale-rules.ts';

const RESULTS = 'bench/results/alerts-live.json';
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, 'quiet-minutes': text, 'quiet-only': { type: 'boolean' } } });
// Some alerts compare with the past, so three minutes are the least: LONGEST_SECONDS, and a minute more.
const minutes = readCount('quiet-minutes', values['quiet-minutes'], 3, 3);
const only = values.only?.split(',');
const unknown = only?.filter((name) => !FAULTS.some(({ alerts }) => alerts.includes(name))) ?? [];
if (unknown.length > 0) throw new Error(`no fault of: ${unknown.join(', ')}`);
const faults = values['quiet-only'] ? [] : FAULTS.filter(({ alerts }) => !only || alerts.some((alert) => only.includes(alert)));

const folder = await mkdtemp('/var/tmp/stargrass-alerts-');
await chmod(folder, 0o711); // PostgreSQL runs as another user when this runs as root
const stops: Stops = [];
const clean = async () => {
  for (const stop of stops.toReversed()) await stop().catch(console.error);
  await rm(folder, { recursive: true, force: true });
};
// PostgreSQL would outlive a process that is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clean().finally(() => process.exit(130)));
try {
  const { lab, prometheus } = await startLab(folder, await readFile('ops/monitoring/alerts.yml', 'utf8'), stops);
  const dashboard = watchDashboard(prometheus);
  const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  await watchQuiet(prometheus, 1); // the first requests are slow, and parts were down while the others started
  await untilQuiet(prometheus);
  log(`ordinary load for ${minutes} minutes`);
  const quiet = { minutes, fired: await watchQuiet(prometheus, minutes), responses: { ...lab.load.counts } };
  await dashboard.look();
  const alerts: AlertResult[] = [];
  const lingering: string[] = [];
  for (const fault of faults) {
    log(fault.name);
    const results = await runFault(lab, prometheus, fault, dashboard.look);
    for (const { alert, firedAfterSeconds: after } of results) log(`  ${alert}: ${after === null ? 'did not fire' : `${after} s`}`);
    alerts.push(...results);
    lingering.push(...(await untilQuiet(prometheus)));
  }
  // Some queries return data only during a fault.
  const isWhole = faults.length === FAULTS.length;
  const report: AlertsReport = { quiet, alerts, lingering, dashboard: isWhole ? dashboard.results() : [] };
  printReport(report);
  const run = { ...describeRun(), factor: FACTOR, longestSeconds: LONGEST_SECONDS };
  if (isWhole) await writeFile(RESULTS, `${JSON.stringify({ ...run, ...report }, undefined, 2)}\n`);
  const wrong = findFaults(report);
  for (const line of wrong) console.log(line);
  console.log(wrong.length === 0 ? 'verdict: every alert fired by its fault only' : `verdict: ${wrong.length} WRONG`);
  process.exitCode = Number(wrong.length > 0);
} finally {
  await clean();
}
