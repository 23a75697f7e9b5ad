import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { spreadLabels } from './spread-labels.ts';

const label = (at: number) => ({ at, extent: 40 });

test('omits a label that would touch a later label', () => {
  expect(spreadLabels([0, 60, 90].map(label), 300).map(({ isVisible }) => isVisible)).toEqual([true, false, true]);
});

test('hides more labels on phones in a wide chart, whose text is enlarged there', () => {
  expect(spreadLabels([0, 60, 120].map(label), 300).map(({ isSpare }) => isSpare)).toEqual([false, false, false]);
  expect(spreadLabels([0, 60, 120].map(label), 660).map(({ isSpare }) => isSpare)).toEqual([false, true, false]);
});

test('never lets labels touch and always shows the last label', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 700 }), { minLength: 1 }), (places) => {
      const shown = spreadLabels(places.map(label), 700).filter(({ isVisible }) => isVisible);
      expect(shown.at(-1)?.at).toBe(Math.max(...places));
      for (const [index, { at }] of shown.slice(1).entries()) expect(at - (shown[index]?.at ?? 0)).toBeGreaterThanOrEqual(40);
    }),
  );
});
