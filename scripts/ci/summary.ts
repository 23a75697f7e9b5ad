// scripts/ci/summary.ts gate | full STEP…: prints the summary of .ci/run or .ci/full from the files in test-results/.
// The names after `full` are all steps of .ci/full, including those that did not run.
import { existsSync, readFileSync } from 'node:fs';
import { printTable } from '#bench/print-table.ts';
import { parseConformance } from '#tests/support/conformance/conformance.ts';
import { addPassed, currentCommit, type History, readHistory, saveHistory } from './history.ts';
import { findUnrunTests } from './named-tests.ts';
import { bookProcessorTime, parseSamples } from './processor-time.ts';
import { type Failure, readReport, type TestRun } from './reports.ts';
import { parseSteps, type Step } from './steps.ts';
import { type Budget, exceededLimits, readBudget, readUses } from './usage-counts.ts';

const EXPENSIVE_TESTS = 10;
const EXPENSIVE_FILES = 15;
const LONGEST_MESSAGE = 1_500;

const read = (name: string): string => (existsSync(`test-results/${name}`) ? readFileSync(`test-results/${name}`, 'utf8') : '');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const whole = (number: number): string => Math.round(number).toLocaleString('en-GB');
const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

function printGate(steps: readonly Step[], { processorSeconds: total, steps: budgets }: Budget): void {
  const row = (name: string, result: string, used: number, budget: number, wall: number) => [
    name,
    result,
    whole(used),
    whole(budget),
    percent(used, total),
    whole(wall),
  ];
  printTable(
    ['step', 'result', 'processor s', 'planned', 'share of budget', 'wall s'],
    [
      ...steps.map((step) => row(step.name, step.result, step.processorSeconds, budgets[step.name] ?? 0, step.wallSeconds)),
      row('sum', '', sum(steps.map((step) => step.processorSeconds)), total, sum(steps.map((step) => step.wallSeconds))),
    ],
  );
}

function printFull(names: readonly string[], steps: readonly Step[], history: History): void {
  printTable(
    ['step', 'now', 'processor s', 'wall s', 'last passed at'],
    names.map((name) => {
      const step = steps.find((candidate) => candidate.name === name);
      const passed = history[name];
      return [
        name,
        step?.result ?? 'not run',
        step ? whole(step.processorSeconds) : '',
        step ? whole(step.wallSeconds) : '',
        passed ? `${passed.commit} ${passed.at.slice(0, 10)}` : 'never',
      ];
    }),
  );
}

function printExpensive(tests: readonly TestRun[]): void {
  const { seconds, unbookedSeconds } = bookProcessorTime(parseSamples(read('cpu.tsv')), tests);
  const byFile = new Map<string, number>();
  for (const [at, { file }] of tests.entries()) byFile.set(file, (byFile.get(file) ?? 0) + (seconds[at] ?? 0));
  const mostExpensive = (costs: readonly (readonly [name: string, cost: number])[], count: number) =>
    costs
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, cost]) => `${cost.toFixed(1).padStart(7)}  ${name}`)
      .join('\n');

  console.log('Tests that run at the same time share it evenly.');
  console.log(
    `In tests: ${whole(sum(seconds))} s. Outside of tests, such as loading modules and starting sites: ${whole(unbookedSeconds)} s.`,
  );
  const costs = tests.map(({ file, title }, at) => [`${file} › ${title}`, seconds[at] ?? 0] as const);
  console.log(`\nThe ${EXPENSIVE_TESTS} most expensive tests (processor s)\n${mostExpensive(costs, EXPENSIVE_TESTS)}`);
  console.log(`\nThe ${EXPENSIVE_FILES} most expensive files (processor s)\n${mostExpensive([...byFile], EXPENSIVE_FILES)}`);
}

const [, , mode = '', ...names] = process.argv;
const steps = parseSteps(read('steps.tsv'));
const reports = steps.filter(({ result }) => result !== 'skipped').map(({ name, result }) => readReport(name, result === 'passed'));
const tests = reports.flatMap((report) => report.tests);
const counts = readUses('test-results/usage');
counts.set('browser tests', tests.filter(({ file, status }) => file.startsWith('tests/browser/') && status !== 'skipped').length);
const budget = readBudget();
const limits = mode === 'gate' ? budget.limits : {};

if (mode === 'gate') {
  printGate(steps, budget);
} else {
  const history = addPassed(readHistory(), steps, currentCommit(), new Date().toISOString());
  printFull(names, steps, history);
  console.log(`\nWritten to ${saveHistory(history)}`);
}
console.log(`\n${read('cpu-source').trim()}`);
if (tests.length > 0) printExpensive(tests);
console.log('');
for (const name of new Set([...Object.keys(budget.limits), ...counts.keys()])) {
  console.log(`${name}: ${counts.get(name) ?? 0}${limits[name] === undefined ? '' : ` (limit ${limits[name]})`}`);
}

const failures: Failure[] = [
  ...reports.flatMap((report) => report.failures),
  ...steps.filter(({ result }) => result === 'failed').map(({ name }) => ({ title: `step ${name}`, message: '' })),
  ...exceededLimits(counts, limits),
  ...findUnrunTests(
    parseConformance(readFileSync('docs/conformance.md', 'utf8')),
    steps.filter(({ result }) => result === 'passed').map(({ name }) => name),
    tests,
  ),
];
console.log('');
for (const { title, message } of failures) console.log(`✗ ${title}\n${message.slice(0, LONGEST_MESSAGE)}`);
const passed = [...tests.map(({ status }) => status), ...steps.map(({ result }) => result)].filter((status) => status === 'passed').length;
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
