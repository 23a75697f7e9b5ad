import { expect, test } from 'vitest';
import { findUnrunTests } from './named-tests.ts';
import type { TestRun } from './reports.ts';

const row = (file: string, title: string) => ({ number: '1.1', line: 1, words: [], built: [], proofs: [{ file, title }] });
const run = (file: string, title: string, status: TestRun['status'] = 'passed') => ({ file, title, status, startMs: 0, endMs: 1 });
const UNIT = 'src/a.test.ts';

test('finds a named test that was skipped or is missing from the report of its step', () => {
  const tests = [run(UNIT, 'group adds 1'), run(UNIT, 'subtracts', 'skipped'), run('src/b.test.ts', 'divides')];
  const unrun = (title: string) => findUnrunTests([row(UNIT, title)], ['check'], tests).length;
  expect([unrun('adds %i'), unrun('subtracts'), unrun('divides'), unrun('adds')]).toEqual([0, 1, 1, 1]);
});

test('expects nothing from steps that were not run or failed', () => {
  expect(findUnrunTests([row('tests/http/a.test.ts', 'responds')], ['check', 'browser'], [])).toEqual([]);
});
