import { expect, test } from 'vitest';
import { PLOT, stepGround, stepLine } from './step-path.ts';
import { plotEnd, stepPlaces } from './step-places.ts';

const scores = [
  { at: 0, value: 100 },
  { at: 50, value: 150 },
  { at: 100, value: 200 },
];
const times = scores.map(({ at, value }) => ({ at, value: 300 - value }));

test('draws a level line until the next record and then a step up', () => {
  expect(stepLine(stepPlaces(scores, 'up'))).toBe('M8 74H173V45.4H338V16.7');
});

test('draws improving times downwards', () => {
  expect(stepPlaces(times, 'down').map((place) => place.y)).toEqual([PLOT.top, 45.4, PLOT.bottom].map((y) => Math.round(y * 10) / 10));
});

test('fills the area between the steps and the axis', () => {
  expect(stepGround(stepPlaces(scores, 'up'))).toBe(`M8 74H173V45.4H338V16.7V${PLOT.base}H8Z`);
});

test.each([
  ['up', PLOT.top],
  ['down', PLOT.bottom],
] as const)('places a single record that is better %s at the end of the chart, at height %d', (better, y) => {
  expect(stepPlaces([{ at: 5, value: 7 }], better)).toEqual([{ x: PLOT.right, y }]);
});

test('draws no line without records and no area for a single record', () => {
  expect(stepLine(stepPlaces([], 'up'))).toBe('');
  expect(stepGround(stepPlaces(scores.slice(0, 1), 'up'))).toBe('');
});

test('ends the line further left when its label is long', () => {
  expect(plotEnd('+35'.length)).toBe(PLOT.right);
  expect(plotEnd('−0:00:30'.length)).toBeLessThan(PLOT.right);
});
