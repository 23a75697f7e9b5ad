import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesToTest } from './changed-files.ts';
import { countMutants, percentOf, totalOf } from './scores.ts';

const mutant = (file: string, status: string) => ({ fileName: resolve(file), status });

test('countMutants counts by file and leaves out mutants that do not load', () => {
  const counted = countMutants([
    mutant('src/b.ts', 'Killed'),
    mutant('src/b.ts', 'Timeout'),
    mutant('src/b.ts', 'Survived'),
    mutant('src/b.ts', 'RuntimeError'),
    mutant('src/a.ts', 'NoCoverage'),
  ]);
  expect(Object.entries(counted)).toEqual([
    ['src/a.ts', { mutants: 1, caught: 0 }],
    ['src/b.ts', { mutants: 3, caught: 2 }],
  ]);
  expect(totalOf(counted)).toEqual({ mutants: 4, caught: 2 });
});

test('percentOf is the share that was caught, and 100 without mutants', () => {
  expect(percentOf({ mutants: 4, caught: 3 })).toBe(75);
  expect(percentOf(totalOf({}))).toBe(100);
});

test('a changed test stands for the code that it is named after', () => {
  const exists = (file: string) => ['src/a.ts', 'src/b.ts'].includes(file);
  expect(filesToTest(['src/a.test.ts', 'src/a.ts', 'src/b.ts'], exists)).toEqual(['src/a.ts', 'src/b.ts']);
  expect(filesToTest(['src/removed.ts'], exists)).toEqual([]);
  expect(filesToTest(['src/all.test.ts', 'src/a.ts'], exists)).toBeUndefined();
});
