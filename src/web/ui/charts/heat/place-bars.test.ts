import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { heatStep } from '#web/ui/charts/chart-math.ts';
import { barPitch, placeBars } from './place-bars.ts';

const places = fc.array(fc.option(fc.integer({ min: 1, max: 500 }), { nil: null }), { minLength: 1, maxLength: 60 });
const HEIGHTS = [2, 18, 15, 12, 9, 6, 4];

/** Returns the height of the outline in the middle of each column. */
function heightsOf(shape: string): number[] {
  let top = 0;
  return [...shape.matchAll(/([Vh])(\d+)/g)].flatMap(([, command, text]) => {
    if (command === 'V') top = Number(text);
    return command === 'h' ? [18 - top] : [];
  });
}

test.each([
  [1, 18],
  [3, 15],
  [6, 12],
  [12, 9],
  [20, 6],
  [21, 4],
  [null, 2],
])('place %s is a bar of %i pixels', (place, height) => expect(heightsOf(placeBars([place]))).toEqual([height]));

test('there is one bar per board, as high as the step of its place', () => {
  fc.assert(
    fc.property(places, (row) => {
      expect(heightsOf(placeBars(row))).toEqual(row.map((place) => HEIGHTS[heatStep(place)]));
    }),
  );
});

test('the outline starts and ends on the ground, and is as wide as its columns', () => {
  fc.assert(
    fc.property(places, (row) => {
      const shape = placeBars(row);
      expect(shape).toMatch(/^path\("M0 18V[\dVh]+V18"\)$/);
      const widths = [...shape.matchAll(/h(\d+)/g)].map(([, width]) => Number(width));
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(row.length * barPitch(row.length));
    }),
  );
});

test('columns are narrower when there are more of them, but never less than two pixels', () => {
  expect([1, 23, 30, 60, 100].map(barPitch)).toEqual([6, 5, 4, 2, 2]);
});
