// scripts/ci/count-tests.ts [--at REVISION]: counts tests and `expect(` calls per level, in the working tree or at a
// git revision.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { countExpects, countTests, LEVELS, levelOf } from './test-levels.ts';

const { values } = parseArgs({ options: { at: { type: 'string' } } });
const revision = values.at;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const namesIn = (output: string): string[] => output.split('\0').filter((name) => name !== '');

const files =
  revision === undefined
    ? namesIn(git('ls-files', '-z', '--cached', '--others', '--exclude-standard')).filter((file) => existsSync(file))
    : namesIn(git('ls-tree', '-rz', '--name-only', revision));

/** Returns the concatenated text of the chosen files. One text is enough, because only sums per level are printed. */
const textOf = (chosen: readonly string[]): string => {
  if (chosen.length === 0) return '';
  if (revision === undefined) return chosen.map((file) => readFileSync(file, 'utf8')).join('\n');
  return git('show', ...chosen.map((file) => `${revision}:${file}`));
};

const rows = LEVELS.map((level) => {
  const chosen = files.filter((file) => levelOf(file) === level);
  const text = textOf(chosen);
  return [level, chosen.length, countTests(text), countExpects(text)] as const;
});
const total = ([1, 2, 3] as const).map((column) => rows.reduce((sum, row) => sum + row[column], 0));

console.log(revision === undefined ? 'Working tree' : `Revision ${revision}`);
printTable(['level', 'files', 'tests', 'expect('], [...rows, ['sum', ...total]]);
console.log('Counted in the source code: a parametrised test or one in a loop counts once, as does each expect call in it.');
