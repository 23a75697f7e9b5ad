import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Interval } from './processor-time.ts';

export type TestRun = Interval & { readonly file: string; readonly title: string; readonly status: 'passed' | 'failed' | 'skipped' };
export type Failure = { readonly title: string; readonly message: string };
export type Report = { readonly tests: readonly TestRun[]; readonly failures: readonly Failure[] };

type VitestFile = {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly startTime: number; // start of the first test, in ms since the epoch
  readonly endTime: number; // end of the last test, in ms since the epoch
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly duration?: number;
    readonly failureMessages: readonly string[];
  }[];
};
export type VitestReport = { readonly testResults: readonly VitestFile[] };

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly startTime: string;
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
};
export type PlaywrightReport = PlaywrightSuite & {
  readonly config: { readonly rootDir: string };
  readonly errors: readonly { readonly message?: string }[]; // errors outside of tests, such as in globalSetup
};

const REPORTS: Readonly<Record<string, [file: string, parse: (json: never, root: string) => Report]>> = {
  check: ['unit.json', parseVitest],
  database: ['db.json', parseVitest],
  http: ['http.json', parseVitest],
  browser: ['browser.json', parsePlaywright],
  'edge-smoke': ['edge.json', parsePlaywright],
  faults: ['faults.json', parseVitest],
  fuzz: ['fuzz.json', parseVitest],
  edge: ['edge.json', parsePlaywright],
};

/**
 * Reads the test report of a step. An unreadable report counts as a failure, and so does a missing report from a step
 * that passed.
 */
export function readReport(step: string, stepPassed: boolean, folder = 'test-results'): Report {
  const [name, parse] = REPORTS[step] ?? [];
  if (!name || !parse) return { tests: [], failures: [] };
  const file = join(folder, name);
  if (!existsSync(file)) return { tests: [], failures: stepPassed ? [{ title: `step ${step} wrote no ${file}`, message: '' }] : [] };
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')) as never, process.cwd());
  } catch (error) {
    return { tests: [], failures: [{ title: `${file} cannot be read`, message: String(error) }] };
  }
}

/** Reads one report by its path and format. Returns undefined if it does not exist. Paths are relative to `root`. */
export function readReportFile(file: string, format: 'vitest' | 'playwright', root: string): Report | undefined {
  if (!existsSync(file)) return;
  const json = JSON.parse(readFileSync(file, 'utf8')) as never;
  return format === 'vitest' ? parseVitest(json, root) : parsePlaywright(json, root);
}

export function parseVitest({ testResults }: VitestReport, root: string): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: `${file} › ${fullName}`, message: failureMessages.join('\n') }));
    // A failed file without failed tests could not be loaded.
    return status === 'failed' && tests.length === 0 ? [{ title: file, message }] : tests;
  });
  return { tests: testResults.flatMap((file) => testsOf(file, root)), failures };
}

/**
 * Vitest reports the start of a file's first test, the end of its last test, and the duration of each test. Schedules
 * the tests one after the other and scales their durations to fill that time, because hooks add time and concurrent
 * tests overlap.
 */
function testsOf({ name, startTime, endTime, assertionResults }: VitestFile, root: string): TestRun[] {
  const total = assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const scale = total > 0 ? (endTime - startTime) / total : 0;
  let startMs = startTime;
  return assertionResults.map(({ fullName, status, duration = 0 }) => {
    const endMs = startMs + duration * scale;
    const test = { file: relative(root, name), title: fullName, status: statusOf(status), startMs, endMs };
    startMs = endMs;
    return test;
  });
}

const statusOf = (status: string): TestRun['status'] => (status === 'passed' || status === 'failed' ? status : 'skipped');

export function parsePlaywright(report: PlaywrightReport, root: string): Report {
  const folder = relative(root, report.config.rootDir);
  const runs = specsOf(report).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => {
      const startMs = Date.parse(results[0]?.startTime ?? '') || 0;
      const endMs = results.reduce((end, { startTime, duration }) => Math.max(end, Date.parse(startTime) + duration), startMs);
      const outcome = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;
      const message = results.map(({ error }) => error?.message ?? '').join('\n');
      return { test: { file: join(folder, file), title, status: outcome[status], startMs, endMs }, message };
    }),
  );
  const failed = runs.filter(({ test }) => test.status === 'failed');
  return {
    tests: runs.map(({ test }) => test),
    failures: [
      ...failed.map(({ test, message }) => ({ title: `${test.file} › ${test.title}`, message })),
      ...report.errors.map(({ message = '' }) => ({ title: `${folder}, outside of tests`, message })),
    ],
  };
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
