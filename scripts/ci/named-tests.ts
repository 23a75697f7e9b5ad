import type { ConformanceRow } from '#tests/support/conformance/conformance.ts';
import { titlePattern } from '#tests/support/conformance/test-titles.ts';
import type { Failure, TestRun } from './reports.ts';
import { type Level, levelOf } from './test-levels.ts';

const LEVELS: Readonly<Record<string, Level>> = { check: 'unit and component', database: 'database', http: 'http', browser: 'browser' };

/** Returns the tests named in docs/conformance.md that no passed step has run. */
export function findUnrunTests(rows: readonly ConformanceRow[], passedSteps: readonly string[], tests: readonly TestRun[]): Failure[] {
  const levels = passedSteps.map((step) => LEVELS[step]);
  const byFile = Map.groupBy(
    tests.filter(({ status }) => status !== 'skipped'),
    ({ file }) => file,
  );
  return rows.flatMap(({ number, proofs }) =>
    proofs
      .filter(({ file }) => levels.includes(levelOf(file)))
      .filter(({ file, title = '' }) => !byFile.get(file)?.some((run) => titlePattern(title).test(run.title)))
      .map(({ file, title }) => ({ title: `docs/conformance.md ${number}: this test was not run`, message: `${file} › ${title}` })),
  );
}
