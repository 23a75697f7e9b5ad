import { expect, test } from 'vitest';
import { PLOT, plotEnd, stepPath } from './step-path.ts';

const scores = [
  { at: 0, value: 100 },
  { at: 50, value: 150 },
  { at: 100, value: 200 },
];
const times = scores.map(({ at, value }) => ({ at, value: 300 - value }));

test('a record holds until the next one: flat, then a step up', () => {
  expect(stepPath(scores, 'up').line).toBe('M8,74L173,74L173,45.4L338,45.4L338,16.7');
});

test('better times fall', () => {
  expect(stepPath(times, 'down').places.map((place) => place.y)).toEqual([PLOT.top, 45.4, PLOT.bottom].map((y) => Math.round(y * 10) / 10));
});

test('the ground lies between the steps and the axis', () => {
  const { ground } = stepPath(scores, 'up');
  expect(ground.startsWith('M8,74L')).toBe(true);
  expect(ground.endsWith(`L8,${PLOT.base}Z`)).toBe(true);
});

test.each([
  ['up', PLOT.top],
  ['down', PLOT.bottom],
] as const)('a lone record that is better %s lies at the end, at %d', (better, y) => {
  expect(stepPath([{ at: 5, value: 7 }], better).places).toEqual([{ order: 0, x: PLOT.right, y }]);
});

test('no records, no line', () => {
  expect(stepPath([], 'up')).toEqual({ line: '', ground: '', places: [] });
});

test('a long label moves the end of the line to the left', () => {
  expect(plotEnd('+35'.length)).toBe(PLOT.right);
  expect(plotEnd('−0:00:30'.length)).toBeLessThan(PLOT.right);
});
