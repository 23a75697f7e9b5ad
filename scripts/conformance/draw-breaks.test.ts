import { expect, test } from 'vitest';
import { drawBreaks, groupByBuild } from './draw-breaks.ts';

const patch = (row: string, file: string, test: string) => ({
  ...{ row, file, find: 'a', replace: 'b', why: 'no longer holds', test: { file: test, title: 'x' } },
});
const UNIT = Array.from({ length: 40 }, (_, at) => patch(`1.${at}`, 'src/a.ts', 'src/a.test.ts'));
const HTTP = Array.from({ length: 12 }, (_, at) => patch(`2.${at}`, `src/${at}.ts`, `tests/http/${at}.test.ts`));

test('drawBreaks draws the same patches for the same seed, with a limited number of tests on a build', () => {
  const draw = (seed: number) => drawBreaks([...UNIT, ...HTTP], { rows: 30, seed, onBuild: 4 });
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(1)).toHaveLength(30);
  expect(draw(1).filter((own) => HTTP.includes(own)).length).toBeLessThanOrEqual(4);
});

test('groupByBuild puts up to ten patches into a build, none of them in the same source or test file', () => {
  expect(groupByBuild(HTTP).map((build) => build.length)).toEqual([6, 6]);
  const [first, second, third] = [patch('1.1', 'src/a.ts', 'tests/http/a.ts'), patch('1.2', 'src/a.ts', 'tests/http/b.ts'), HTTP[0]];
  expect(groupByBuild([first, second, ...(third ? [third] : [])])).toEqual([[first, third], [second]]);
});
