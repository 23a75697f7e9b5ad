import { expect, test } from 'vitest';
import { testTitles, titlePattern } from './test-titles.ts';

const FILE = `
  describe('a group', () => {
    test('plain', () => {});
    test.each([1])('each %i', () => {});
  });
  for (const x of all) test(\`template: \${x.y}, \\\`z\\\`\`, async () => { page.getByRole('button', { name }); });
  test.skip('skipped', () => {});
  it.runIf(isFull)('nightly', () => {});
  describe.skipIf(!isFull)('nightly group', () => { test('in a nightly group', () => {}); });
  test.describe('with Playwright', () => {
    test.skip(!isFull, 'only with FULL=1');
    test('in a skipped group', async () => {});
  });
  test('skips itself', async () => { test.skip(!isFull); });
  if (isFull) test('in a condition', () => {});
`;

test('testTitles finds tests but no groups, and knows which of them may not run', () => {
  const found = testTitles(FILE);
  expect(found.filter(({ isConditional }) => !isConditional).map(({ title, line }) => [title, line])).toEqual([
    ['plain', 3],
    ['each %i', 4],
    ['template: \x24{x.y}, `z`', 6],
  ]);
  expect(found.filter(({ isConditional }) => isConditional).map(({ title }) => title)).toEqual([
    ...['skipped', 'nightly', 'in a nightly group', 'in a skipped group', 'skips itself', 'in a condition'],
  ]);
});

test('titlePattern matches the names of all cases under a title, and no other names', () => {
  const matches = (title: string, name: string) => titlePattern(title).test(name);
  expect(matches('%s is $role in \x24{f({ a: 1 })} (a)', 'group moss is admin in ja (a)')).toBe(true);
  expect(matches('adds', 'group adds')).toBe(true);
  expect(matches('adds', 'adds 1')).toBe(false);
});
