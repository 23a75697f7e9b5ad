import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConformance, splitConformance } from '#tests/support/conformance/conformance.ts';
import { type TestTitle, testTitles } from '#tests/support/conformance/test-titles.ts';

// docs/conformance.md maps every statement of the specification to its code and its test. These tests compare that
// document with the specification and the codebase.

const read = (path: string) => readFileSync(path, 'utf8');

/**
 * Returns the sections of a specification by number, split into sentences and parts between semicolons. Section 0 is
 * the text before the first heading.
 */
function sectionsOf(text: string): Map<number, { heading: string; sentences: string[] }> {
  const parts = text.replace(/^# .*/, '0. Before the first section').split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      // Removes table headers.
      const body = lines.join('\n').replaceAll(/^\|.+\|\n\|[-| ]+\|$/gm, '');
      const blocks = body.split(/\n(?=- |\||\n|#)/).filter((block) => /\w/.test(block) && !/^\s*###/.test(block));
      const sentences = blocks.flatMap((block) => flat(block).split(/(?<=[.;])\s+(?=\S)/));
      return [Number.parseInt(heading, 10), { heading, sentences }];
    }),
  );
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const conformance = read('docs/conformance.md');
const { statements, exceptions } = splitConformance(conformance);
const rows = parseConformance(conformance);
const FIX = '`npm run conformance -- --fix` finds tests that were moved or renamed';
const numbers = new Set(rows.map(({ number }) => number));
const SPECIFICATIONS = [
  ['docs/spec/seed.md', ''],
  ['docs/spec/domain.md', 'D'],
] as const;

describe.each(SPECIFICATIONS)('%s', (path, mark) => {
  const sections = [...sectionsOf(read(path))];
  const rowsIn = (section: number) => rows.filter(({ number }) => number.startsWith(`${mark}${section}.`));

  test('has nine sections, and docs/conformance.md has a table for each of them', () => {
    expect(sections.map(([number]) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const missing = sections.filter(([, { heading }]) => !statements.includes(`\n### ${mark}${heading}\n`));
    expect(missing.map(([, { heading }]) => heading)).toEqual([]);
  });

  test.each(sections)('section %i: its statements are numbered from 1 without gaps or duplicates', (section) => {
    const own = rowsIn(section).map(({ number }) => number);
    expect(own).toEqual(own.map((_, index) => `${mark}${section}.${index + 1}`));
    expect(own.length).toBeGreaterThan(0);
  });

  test.each(sections)('section %i: every phrase that a row quotes is in the section', (section, { sentences }) => {
    const text = sentences.join(' ');
    const unknown = rowsIn(section).flatMap(({ number, words }) =>
      words.filter((part) => !text.includes(part)).map((part) => [number, part]),
    );
    expect(unknown).toEqual([]);
  });

  test.each(sections)(
    'section %i: every sentence and every part between semicolons has a row in docs/conformance.md',
    (section, { sentences }) => {
      const quoted = rowsIn(section).flatMap(({ words }) => words);
      expect(sentences.filter((sentence) => !quoted.some((part) => sentence.includes(part)))).toEqual([]);
    },
  );
});

test('every statement that the specification leaves open is decided by code with a test', () => {
  const sentences = [...sectionsOf(read('docs/spec/seed.md')).values()].flatMap((section) => section.sentences);
  const open = sentences.filter((sentence) => sentence.includes('not shown'));
  const decided = rows.filter(({ built, proofs }) => built.length > 0 && proofs.length > 0).flatMap(({ words }) => words);
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((sentence) => !decided.some((part) => sentence.includes(part)))).toEqual([]);
});

test('every file named in docs/conformance.md exists, and every proof is a test file', () => {
  const files = rows.flatMap(({ line, built, proofs }) =>
    [...built, ...proofs.map(({ file }) => file)].map((file) => [`line ${line}`, file] as const),
  );
  expect(
    files.filter(([, file]) => !existsSync(file)),
    FIX,
  ).toEqual([]);
  const proofs = rows.flatMap(({ line, proofs: own }) => own.map(({ file }) => [`line ${line}`, file] as const));
  expect(proofs.filter(([, file]) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual([]);
});

// scripts/ci/summary.ts checks at the end of the gate that these tests were run.
test('every test named in docs/conformance.md exists under exactly that title and runs in every gate', () => {
  const titles = new Map<string, readonly TestTitle[]>();
  const isThere = (file: string, title: string) => {
    if (!titles.has(file)) titles.set(file, existsSync(file) ? testTitles(read(file), file) : []);
    return titles.get(file)?.some((known) => known.title === title && !known.isConditional) === true;
  };
  const missing = rows.flatMap(({ line, proofs }) =>
    proofs.flatMap(({ file, title }) => (title !== undefined && isThere(file, title) ? [] : [[`line ${line}`, file, title]])),
  );
  expect(missing, FIX).toEqual([]);
});

test('docs/conformance.md gives a reason for every statement that has no code or no test', () => {
  const reasons = [...exceptions.matchAll(/^\| (D?\d\.\d+) \| (.+) \| (.+) \|$/gm)].map(([, number = '']) => number);
  expect(reasons.length).toBe(new Set(reasons).size);
  expect(reasons.filter((number) => !numbers.has(number))).toEqual([]);
  expect(rows.filter(({ built, proofs, number }) => (built.length === 0 || proofs.length === 0) && !reasons.includes(number))).toEqual([]);
});
