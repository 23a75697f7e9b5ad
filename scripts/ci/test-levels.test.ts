import { expect, test } from 'vitest';
import { countExpects, countTests, levelOf } from './test-levels.ts';

test.each([
  ['src/domain/rankings/points.test.ts', 'unit and component'],
  ['src/web/ui/form/button.test.tsx', 'unit and component'],
  ['src/usecases/accounts/sign-in.db.test.ts', 'database'],
  ['tests/http/answers.test.ts', 'http'],
  ['tests/browser/search/keys.spec.ts', 'browser'],
  ['tests/e2e/tour.spec.ts', 'browser'],
  ['tests/faults/ending.spec.ts', 'browser'],
  ['tests/faults/ending.test.ts', 'faults'],
  ['tests/edge/entry-point.spec.ts', 'edge'],
  ['tests/fuzz/rankings/histories.test.ts', 'fuzz'],
  ['tests/support/site.ts', 'helpers'],
  ['src/domain/rankings/points.ts', undefined],
])('levelOf(%j) returns %j', (path, level) => {
  expect(levelOf(path)).toBe(level);
});

test('counts calls that define a test, but not hooks, groups or settings', () => {
  const source = `
    test('a', () => {});
    it('b', () => {});
    test.each([1, 2])('c', () => {});
    test.each<Row>([])('d', () => {});
    test.skipIf(!process.env.FULL)('e', () => {});
    test.describe('f', () => {});
    test.beforeAll(() => {});
    test.use({ locale: 'ja' });
    test.skip(reason, 'g');
    latest('h');
  `;
  expect(countTests(source)).toBe(5);
});

test('counts expect, expect.poll and expect.soft calls, but not matchers or helpers', () => {
  expect(countExpects('expect(a).toEqual(expect.any(Date)); expect.poll(() => b); expect.soft(c); expectAccessible(page);')).toBe(3);
});
