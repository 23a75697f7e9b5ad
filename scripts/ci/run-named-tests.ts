import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { titlePattern } from '#tests/support/conformance/test-titles.ts';
import { type Report, readReportFile } from './reports.ts';
import { levelOf } from './test-levels.ts';

export type NamedTest = { readonly file: string; readonly title: string };
/** What a named test did, over all its cases. `messages` are those of its failures. */
export type Outcome = { readonly ran: boolean; readonly messages: readonly string[] };

const REPORT = 'test-results/break.json';
const WITH_SERVICES = ['scripts/services.sh', 'run', '--', 'bin/with-env'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${REPORT}`];

// Commands by level. A name pattern and files follow.
const COMMANDS = {
  'unit and component': ['bin/with-env', ...VITEST, '--project=unit', '--project=component', '-t'],
  database: [...WITH_SERVICES, ...VITEST, '--project=db', '--project=db-process', '-t'],
  http: [...WITH_SERVICES, ...VITEST, '--project=http', '-t'],
  browser: [...WITH_SERVICES, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '-g'],
};
type RunLevel = keyof typeof COMMANDS;
const isRunLevel = (level: string | undefined): level is RunLevel => level !== undefined && level in COMMANDS;

/** Runs only the named tests in a copy of the checkout, one process per level, and returns what each of them did. */
export function runTests(copy: string, tests: readonly NamedTest[], env: NodeJS.ProcessEnv): Outcome[] {
  const levels = tests.map(({ file }) => {
    const level = levelOf(file);
    if (!isRunLevel(level)) throw new Error(`${file} is not a unit, database, HTTP or browser test`);
    return level;
  });
  const reports = new Map([...new Set(levels)].map((level) => [level, runLevel(copy, level, tests, env)]));
  return tests.map((test, index) => outcomeOf(reports.get(levels[index] as RunLevel), test));
}

function runLevel(copy: string, level: RunLevel, tests: readonly NamedTest[], env: NodeJS.ProcessEnv): Report {
  const own = tests.filter(({ file }) => levelOf(file) === level);
  const names = [...new Set(own.map(({ title }) => titlePattern(title).source))].join('|');
  const files = [...new Set(own.map(({ file }) => file))];
  const [command = '', ...args] = [...COMMANDS[level], names, ...files];
  rmSync(join(copy, REPORT), { force: true });
  // Tests are expected to fail, so the exit code says nothing: a test that did not run is not in the report.
  const { stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    maxBuffer: 2 ** 28,
  });
  const report = readReportFile(join(copy, REPORT), level === 'browser' ? 'playwright' : 'vitest', copy);
  if (report === undefined) console.error(stderr.slice(-2_000));
  return report ?? { tests: [], failures: [] };
}

function outcomeOf(report: Report | undefined, { file, title }: NamedTest): Outcome {
  const pattern = titlePattern(title);
  const own = report?.tests.filter((test) => test.file === file && pattern.test(test.title) && test.status !== 'skipped') ?? [];
  const failures = report?.failures.filter((failure) => failure.title.startsWith(`${file} › `) && pattern.test(failure.title)) ?? [];
  return { ran: own.length > 0, messages: failures.map(({ message }) => message) };
}
