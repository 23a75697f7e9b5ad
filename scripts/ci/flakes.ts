// npm run flakes -- [--times N] [--resume] [--quiet] FILE…
// Repeats test files in random order while one busy loop per core loads the machine. A FILE is a path or a pattern such
// as 'tests/http/**/*.test.ts'. Writes the results to bench/results/flakes.json after every round.
// --resume continues from these results; without it, the files start again at round 1.
// --quiet runs without busy loops. Exits 1 when any test failed in any round.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { saveResults } from '#bench/save-results.ts';
import { startBusyLoops } from './busy-loops.ts';
import { addRound, filesLeft, type Outcomes, type RoundResult } from './flake-outcomes.ts';
import { currentCommit } from './history.ts';
import { type PlaywrightReport, parsePlaywright, parseVitest, type VitestReport } from './reports.ts';
import { type Level, levelOf } from './test-levels.ts';

const RESULTS = 'bench/results/flakes.json';
const VITEST_REPORT = 'test-results/flakes.json';
const PLAYWRIGHT_REPORT = 'test-results/browser.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, resume: { type: 'boolean' }, quiet: { type: 'boolean' } },
});
const times = Number(values.times);
const files = new Map<string, Level>();
for (const file of globSync(positionals)) {
  const level = levelOf(file);
  if (level && level !== 'helpers') files.set(file, level);
}
if (files.size === 0 || !(times > 0)) throw new Error('usage: npm run flakes -- [--times N] [--resume] FILE…');

const saved = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as { files: Outcomes }).files : {};
let outcomes: Outcomes = values.resume ? saved : Object.fromEntries(Object.entries(saved).filter(([file]) => !files.has(file)));

/** Runs test files of one level once, in an order derived from the seed. */
function runRound(level: Level, chosen: readonly string[], seed: number): RoundResult {
  const vitest = (...command: string[]) => [
    ...command,
    ...['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
    ...['--reporter=json', `--outputFile=${VITEST_REPORT}`],
  ];
  const [command = '', ...args] = {
    browser: ['npm', 'run', '--silent', 'test:browser', '--', '--shuffle', String(seed)],
    http: vitest('npm', 'run', '--silent', 'test:http', '--'),
    faults: vitest('npm', 'run', '--silent', 'test:faults', '--'),
    database: vitest('npm', 'run', '--silent', 'test:db', '--'),
    fuzz: vitest('npm', 'run', '--silent', 'test:fuzz', '--'),
    'unit and component': vitest('npm', 'test', '--silent', '--'),
    edge: ['npm', 'run', '--silent', 'test:edge', '--'],
    helpers: [],
  }[level];
  const report = level === 'browser' ? PLAYWRIGHT_REPORT : level === 'edge' ? 'test-results/edge.json' : VITEST_REPORT;
  rmSync(report, { force: true });
  spawnSync(command, [...args, ...chosen], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(report)) return { tests: [], failures: [] };
  const json = JSON.parse(readFileSync(report, 'utf8')) as unknown;
  return report === VITEST_REPORT
    ? parseVitest(json as VitestReport, process.cwd())
    : parsePlaywright(json as PlaywrightReport, process.cwd());
}

const stopLoops = values.quiet ? () => {} : startBusyLoops();
try {
  for (let left = filesLeft(outcomes, files, times); left.size > 0; left = filesLeft(outcomes, files, times)) {
    for (const [level, chosen] of left) {
      const seed = Math.max(...chosen.map((file) => outcomes[file]?.rounds ?? 0)) + 1;
      const started = performance.now();
      const result = runRound(level, chosen, seed);
      outcomes = addRound(outcomes, level, chosen, result);
      const failed = result.tests.filter(({ status }) => status === 'failed').map(({ file, title }) => `\n  ${file} › ${title}`);
      const seconds = Math.round((performance.now() - started) / 1_000);
      console.log(`${level}, seed ${seed}: ${chosen.length} files, ${result.tests.length} tests, ${seconds} s${failed.join('')}`);
      saveResults('flakes', { commit: currentCommit(), load: values.quiet ? 'none' : 'one busy loop per core', files: outcomes });
    }
  }
} finally {
  stopLoops();
}

const shown = [...files.keys()].map((file) => [file, outcomes[file]] as const);
const levels = [...new Set(files.values())];
printTable(
  ['level', 'files', 'tests', 'rounds', 'tests that did not pass every time'],
  levels.map((level) => {
    const own = shown.flatMap(([, outcome]) => (outcome?.level === level ? [outcome] : []));
    const rounds = [...new Set(own.map((outcome) => outcome.rounds))].join(', ');
    const sum = (count: (outcome: (typeof own)[number]) => number) => own.reduce((total, outcome) => total + count(outcome), 0);
    return [level, own.length, sum(({ tests }) => tests), rounds, sum(({ failures }) => Object.keys(failures).length)];
  }),
);
const differing = shown.flatMap(([file, outcome]) =>
  Object.entries(outcome?.failures ?? {}).map(
    ([title, { failed, message }]) => `${file} › ${title}: failed ${failed} of ${outcome?.rounds}\n${message}`,
  ),
);
for (const line of differing) console.log(`\n${line}`);
console.log(`\n${differing.length} tests with differing outcomes`);
process.exitCode = differing.length === 0 ? 0 : 1;
