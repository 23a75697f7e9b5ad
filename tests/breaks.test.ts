import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { applyBreak, needsBuild, readBreaks } from './support/conformance/breaks.ts';
import { parseConformance } from './support/conformance/conformance.ts';

// tests/breaks has one patch per row of docs/conformance.md. `npm run conformance:break` applies them and expects the
// named test to fail.

const ENOUGH_ROWS = 120;
const breaks = readBreaks();
const rows = new Map(parseConformance(readFileSync('docs/conformance.md', 'utf8')).map((row) => [row.number, row]));

test(`at least ${ENOUGH_ROWS} rows have a patch, at most one each, in the file of their section`, () => {
  const numbers = breaks.map(({ row }) => row);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(numbers.length).toBeGreaterThanOrEqual(ENOUGH_ROWS);
  for (const file of globSync('tests/breaks/*.json')) {
    const own = JSON.parse(readFileSync(file, 'utf8')) as { row: string }[];
    expect([...new Set(own.map(({ row }) => row.split('.')[0]))], file).toEqual([basename(file, '.json')]);
  }
});

test('each patch names a test that its row names', () => {
  const isProof = ({ row, test: { file, title } }: (typeof breaks)[number]) =>
    rows.get(row)?.proofs.some((proof) => proof.file === file && proof.title === title) === true;
  expect(breaks.filter((patch) => !isProof(patch)).map(({ row, test: named }) => [row, named])).toEqual([]);
});

test('each patch changes exactly one place in a file that exists', () => {
  const problems = breaks.flatMap((patch) => {
    if (!existsSync(patch.file)) return [`${patch.row}: ${patch.file} does not exist`];
    try {
      const source = readFileSync(patch.file, 'utf8');
      return applyBreak(patch, source) === source ? [`${patch.row}: changes nothing`] : [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(problems).toEqual([]);
});

test('a patch whose test needs a build names the message of the failure', () => {
  expect(breaks.filter((patch) => needsBuild(patch) && patch.message === undefined).map(({ row }) => row)).toEqual([]);
});
