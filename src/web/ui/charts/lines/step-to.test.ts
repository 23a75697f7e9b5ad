import { expect, test } from 'vitest';
import { stepTo } from './step-to.ts';

test.each([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 1, 2],
  ['ArrowUp', 2, 2],
  ['ArrowLeft', undefined, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Escape', 1, 'none'],
  ['Tab', 1, undefined],
] as const)('with three points, %s moves from %s to %s', (key, shown, next) => {
  expect(stepTo(key, shown, 3)).toBe(next);
});

test('ignores every key when there are no points', () => {
  expect(stepTo('ArrowRight', undefined, 0)).toBeUndefined();
});
