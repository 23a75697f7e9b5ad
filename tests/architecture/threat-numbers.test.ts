import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Compares the numbers of threats and faults in the code with the table in docs/security-tests.md.

const CODE = '{{src,tests,scripts,bench,ops}/**/*.{ts,tsx,sql,sh,vcl,conf,yml},.ci/{full,run,*.sh}}';
const DOCUMENTS = '{*.md,docs/*.md,docs/decisions/*.md}';
const TABLE = 'docs/security-tests.md';
const OWN_EXAMPLES = 'tests/architecture/threat-numbers.test.ts';

/** Returns the numbers in a text. Skips times (`T09:30`), colours (`#F07`) and escapes (`%F0`). */
const numbersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w#%\\])(?:[TFP]\d{2}|G\d{1,2})[a-z]?\b(?!:\d)/g)].map(([number]) => number)),
];

const rows = [...readFileSync(TABLE, 'utf8').matchAll(/^\| (\w+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .slice(1) // the header
  .map(([, number = '', , files = '']) => ({ number, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }));
const usedIn = (pattern: string): { file: string; number: string }[] =>
  globSync(pattern)
    .filter((file) => file !== TABLE && file !== OWN_EXAMPLES)
    .flatMap((file) => numbersIn(readFileSync(file, 'utf8')).map((number) => ({ file, number })));

test('numbersIn finds numbers of threats and faults but no times, colours and escapes', () => {
  expect(numbersIn("test('F15, T11e: …') // (T25b), P09 and G3")).toEqual(['F15', 'T11e', 'T25b', 'P09', 'G3']);
  expect(numbersIn('{day}T09:30:00Z #F07 %F0 2026-11-15T07 F0 P1 T1 XT11 T11ab')).toEqual([]);
});

test('every threat or fault number in the code has a row in docs/security-tests.md that names the file', () => {
  const used = usedIn(CODE);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ file, number }) => !rows.some((row) => row.number === number && row.files.includes(file)))).toEqual([]);
});

test('every number in the documents is in the table', () => {
  expect(usedIn(DOCUMENTS).filter(({ number }) => !rows.some((row) => row.number === number))).toEqual([]);
});

test('every file in the table uses the number of its row, and no number has two rows', () => {
  const stale = rows.flatMap(({ number, files }) =>
    files.filter((file) => !numbersIn(readFileSync(file, 'utf8')).includes(number)).map((file) => `${number} ${file}`),
  );
  expect(stale).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});
