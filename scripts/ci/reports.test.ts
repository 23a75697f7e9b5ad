import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type PlaywrightReport, parsePlaywright, parseVitest, readReport, type VitestReport } from './reports.ts';

const vitestFile = (file: Partial<VitestReport['testResults'][number]>): VitestReport => ({
  testResults: [
    { name: '/project/src/a.test.ts', status: 'passed', message: '', startTime: 1_000, endTime: 2_000, assertionResults: [], ...file },
  ],
});
const vitestTest = (fullName: string, duration?: number, status = 'passed', failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  ...(duration === undefined ? {} : { duration }),
});

describe('parseVitest', () => {
  const timesOf = (...durations: (number | undefined)[]) =>
    parseVitest(vitestFile({ assertionResults: durations.map((duration) => vitestTest('t', duration)) }), '/project').tests.map(
      ({ startMs, endMs }) => [startMs, endMs],
    );

  test("schedules a file's tests one after the other", () => {
    expect(timesOf(250, 750)).toEqual([
      [1_000, 1_250],
      [1_250, 2_000],
    ]);
  });

  test('stretches test durations to cover hooks and compresses those of concurrent tests', () => {
    expect(timesOf(100, 300)).toEqual(timesOf(1_000, 3_000));
    expect(timesOf(100, 300)).toEqual([
      [1_000, 1_250],
      [1_250, 2_000],
    ]);
  });

  test('gives a skipped test a duration of zero', () => {
    expect(timesOf(undefined, 10)).toEqual([
      [1_000, 1_000],
      [1_000, 2_000],
    ]);
  });

  test('lists a failed test with its failure messages', () => {
    const { tests, failures } = parseVitest(
      vitestFile({
        status: 'failed',
        assertionResults: [vitestTest('adds', 1, 'failed', ['1 is not 2']), vitestTest('later', undefined, 'todo')],
      }),
      '/project',
    );
    expect(tests.map(({ status }) => status)).toEqual(['failed', 'skipped']);
    expect(failures).toEqual([{ title: 'src/a.test.ts › adds', message: '1 is not 2' }]);
  });

  test('lists a failure for a test file that could not be loaded', () => {
    expect(parseVitest(vitestFile({ status: 'failed', message: 'no such module' }), '/project').failures).toEqual([
      { title: 'src/a.test.ts', message: 'no such module' },
    ]);
  });
});

describe('parsePlaywright', () => {
  const AT = '2026-11-17T00:00:01.000Z';
  const report: PlaywrightReport = {
    config: { rootDir: '/project/tests/browser' },
    errors: [{ message: 'the site did not start' }],
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 'opens', tests: [{ status: 'expected', results: [{ startTime: AT, duration: 500 }] }] }],
        suites: [
          {
            specs: [
              {
                file: 'a.spec.ts',
                title: 'closes',
                tests: [{ status: 'unexpected', results: [{ startTime: AT, duration: 9, error: { message: 'no button' } }] }],
              },
              { file: 'a.spec.ts', title: 'waits', tests: [{ status: 'skipped', results: [] }] },
            ],
          },
        ],
      },
    ],
  };

  test('reads the status, start and end of tests in nested suites', () => {
    const startMs = Date.parse(AT);
    expect(parsePlaywright(report, '/project').tests).toEqual([
      { file: 'tests/browser/a.spec.ts', title: 'opens', status: 'passed', startMs, endMs: startMs + 500 },
      { file: 'tests/browser/a.spec.ts', title: 'closes', status: 'failed', startMs, endMs: startMs + 9 },
      { file: 'tests/browser/a.spec.ts', title: 'waits', status: 'skipped', startMs: 0, endMs: 0 },
    ]);
  });

  test('lists failed tests, and errors outside of tests', () => {
    expect(parsePlaywright(report, '/project').failures).toEqual([
      { title: 'tests/browser/a.spec.ts › closes', message: 'no button' },
      { title: 'tests/browser, outside of tests', message: 'the site did not start' },
    ]);
  });
});

describe('readReport', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-reports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('reports a failure when a passed step wrote no report', () => {
    expect(readReport('http', true, folder).failures).toHaveLength(1);
    expect(readReport('http', false, folder).failures).toEqual([]); // the failed step itself is already counted
    expect(readReport('build', true, folder).failures).toEqual([]);
  });

  test('reports a failure when a report is truncated', () => {
    writeFileSync(join(folder, 'db.json'), '{"testResults": [');
    expect(readReport('database', true, folder).failures).toHaveLength(1);
  });
});
