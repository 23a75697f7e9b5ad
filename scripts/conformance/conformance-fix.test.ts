import { expect, test } from 'vitest';
import { fixConformance } from './conformance-fix.ts';

const document = (...proofs: string[]) =>
  ['# Conformance', '', ...proofs.map((proof, index) => `| 1.${index + 1} | own words | its words | \`src/a.ts\` | ${proof} |`), ''].join(
    '\n',
  );

const source = (...titles: string[]) =>
  titles.map((title, index) => `test('${title}', () => {\n  expect(result${index}()).toBe(${index});\n});\n`).join('\n');

/** Fixes a document with one proof per row. `before` and `now` map paths to file contents. */
function fix(proofs: string[], before: Record<string, string>, now: Record<string, string>) {
  const { text, undecided } = fixConformance(document(...proofs), { now: new Map(Object.entries(now)), before: (path) => before[path] });
  const cells = [...text.matchAll(/^\| 1\.\d+ \|.*\| ([^|]+) \|$/gm)].map(([, cell]) => cell);
  return { cells, undecided: undecided.map(({ row, problem }) => `${row.line}: ${problem}`) };
}

test('fixConformance does not change a document whose tests all exist', () => {
  const files = { 'src/a.test.ts': source('adds'), 'src/b.test.ts': 'test(`adds: \x24{n}`, () => {});' };
  const text = document('`src/a.test.ts` “adds”<br>`src/b.test.ts` “adds: \x24{n}”');
  expect(fixConformance(text, { now: new Map(Object.entries(files)), before: () => undefined })).toEqual({
    text,
    fixes: [],
    undecided: [],
  });
});

test.each([
  ['another folder', 'tests/http/points.spec.ts'],
  ['another kind of test', 'tests/e2e/points.test.ts'],
  ['another folder and kind', 'src/domain/points.db.test.tsx'],
])('updates the path of a test file that moved to %s', (_, path) => {
  const old = { 'tests/e2e/points.spec.ts': source('adds', 'subtracts') };
  expect(fix(['`tests/e2e/points.spec.ts` “subtracts”'], old, { [path]: source('adds', 'subtracts') })).toEqual({
    cells: [`\`${path}\` “subtracts”`],
    undecided: [],
  });
});

test('updates the path of a file that moved before the compared revision', () => {
  const now = { 'src/points.test.ts': source('adds') };
  expect(fix(['`tests/points.test.ts` “adds”'], now, now).cells).toEqual(['`src/points.test.ts` “adds”']);
});

test('updates the path when exactly one other file now contains the title', () => {
  const before = { 'src/a.test.ts': source('adds', 'divides') };
  const now = { 'src/a.test.ts': source('adds'), 'src/b.test.ts': source('divides') };
  expect(fix(['`src/a.test.ts` “adds”<br>`src/a.test.ts` “divides”'], before, now)).toEqual({
    cells: ['`src/a.test.ts` “adds”<br>`src/b.test.ts` “divides”'],
    undecided: [],
  });
});

test('reports a test title that is now in several files', () => {
  const now = { 'src/b.test.ts': source('adds'), 'src/c.test.ts': source('adds') };
  const proof = '`src/a.test.ts` “adds”';
  expect(fix([proof], { 'src/a.test.ts': source('adds') }, now)).toEqual({
    cells: [proof],
    undecided: [`3: ${proof}: now in src/b.test.ts and src/c.test.ts`],
  });
});

test('does not match a test with the same title in a file that already contained it', () => {
  const before = { 'src/a.test.ts': source('adds'), 'src/b.test.ts': source('adds') };
  const proof = '`src/a.test.ts` “adds”';
  const { cells, undecided } = fix([proof], before, { 'src/a.test.ts': '', 'src/b.test.ts': source('adds') });
  expect(cells).toEqual([proof]);
  expect(undecided).toEqual([`3: ${proof}: src/a.test.ts has no new test with the same lines`]);
});

test('finds a renamed test by its unchanged lines, even in a file that moved', () => {
  const before = { 'src/a.test.ts': source('adds', 'takes away', 'multiplies') };
  const renamed = source('adds', 'subtracts $& and more', 'multiplies');
  expect(fix(['`src/a.test.ts` “takes away”'], before, { 'src/a.test.ts': renamed }).cells).toEqual([
    '`src/a.test.ts` “subtracts $& and more”',
  ]);
  expect(fix(['`src/a.test.ts` “takes away”'], before, { 'tests/a.test.ts': `import 'x';\n${renamed}` }).cells).toEqual([
    '`tests/a.test.ts` “subtracts $& and more”',
  ]);
});

test('distinguishes neighbouring tests when both were renamed', () => {
  const before = { 'src/a.test.ts': source('plus', 'minus') };
  const now = { 'src/a.test.ts': source('adds', 'subtracts') };
  expect(fix(['`src/a.test.ts` “minus”', '`src/a.test.ts` “plus”'], before, now).cells).toEqual([
    '`src/a.test.ts` “subtracts”',
    '`src/a.test.ts` “adds”',
  ]);
});

test('compares whole tests even when calls inside them look like titles', () => {
  const page = (title: string, button: string, end: string) =>
    `test('${title}', async () => {\n  await page.getByRole('button', { name: '${button}' }).click();\n  await page.goto('/', ${end});\n  done(1);\n});\n`;
  const before = { 'src/a.test.ts': page('opens', 'Menu', 'x') + page('shuts', 'Menu', 'y') };
  const now = { 'src/a.test.ts': page('opens the menu', 'Menu', 'x') + page('closes the menu', 'Menu', 'y') };
  expect(fix(['`src/a.test.ts` “shuts”'], before, now).cells).toEqual(['`src/a.test.ts` “closes the menu”']);
});

test('reports a test that was replaced by one with different lines', () => {
  const before = { 'src/a.test.ts': source('adds') };
  const now = { 'src/a.test.ts': "test('sorts', () => {\n  const list = [2, 1];\n  list.sort();\n  expect(list).toEqual([1, 2]);\n});\n" };
  const proof = '`src/a.test.ts` “adds”';
  expect(fix([proof], before, now)).toEqual({
    cells: [proof],
    undecided: [`3: ${proof}: src/a.test.ts has no new test with the same lines`],
  });
});

test('reports a renamed test that was copied several times', () => {
  const body = '() => {\n  expect(add(1, 1)).toBe(2);\n});\n';
  const before = { 'src/a.test.ts': `test('adds', ${body}` };
  const now = { 'src/a.test.ts': `test('adds integers', ${body}test('adds fractions', ${body}` };
  const proof = '`src/a.test.ts` “adds”';
  expect(fix([proof], before, now)).toEqual({
    cells: [proof],
    undecided: [`3: ${proof}: may be any of “adds integers”, “adds fractions” in src/a.test.ts`],
  });
});

test('reports missing files, missing titles and proofs without a title, with the line number', () => {
  const now = { 'src/a.test.ts': source('adds') };
  expect(fix(['`src/a.test.ts` “rounds”', '`src/gone.test.ts` “rounds”', '`src/a.test.ts`'], now, now).undecided).toEqual([
    '3: `src/a.test.ts` “rounds”: no test has this title, now or before',
    '4: `src/gone.test.ts` “rounds”: neither the file nor the title exists, now or before',
    '5: `src/a.test.ts` has no test title',
  ]);
});
