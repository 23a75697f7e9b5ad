import { expect, test } from 'vitest';
import { addRound, filesLeft } from './flake-outcomes.ts';

const FILE = 'tests/http/a.test.ts';
const round = (status: 'passed' | 'failed') => ({
  tests: [
    { file: FILE, title: 'answers', status },
    { file: FILE, title: 'redirects', status: 'passed' as const },
  ],
  failures: status === 'failed' ? [{ title: `${FILE} › answers`, message: 'expected 200' }] : [],
});

test('lists only tests that failed in at least one round, with the failure message', () => {
  const once = addRound({}, 'http', [FILE], round('passed'));
  const twice = addRound(once, 'http', [FILE], round('failed'));
  expect(twice[FILE]).toEqual({ level: 'http', rounds: 2, tests: 2, failures: { answers: { failed: 1, message: 'expected 200' } } });
});

test('counts a file that reported no test as failed', () => {
  expect(addRound({}, 'http', [FILE], { tests: [], failures: [] })[FILE]?.failures).toHaveProperty('(the file did not run)');
});

test('lists the files with rounds left, grouped by level', () => {
  const files = new Map([
    [FILE, 'http'],
    ['tests/browser/b.spec.ts', 'browser'],
  ] as const);
  const once = addRound({}, 'http', [FILE], round('passed'));
  expect([...filesLeft(once, files, 1)]).toEqual([['browser', ['tests/browser/b.spec.ts']]]);
  expect([...filesLeft(once, files, 2).keys()]).toEqual(['http', 'browser']);
});
