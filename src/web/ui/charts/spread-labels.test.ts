import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { spreadLabels } from './spread-labels.ts';

const label = (at: number) => ({ at, room: 40 });

test('a label that would touch a later one gives way', () => {
  expect(spreadLabels([0, 60, 90].map(label), 300).map(({ hasRoom }) => hasRoom)).toEqual([true, false, true]);
});

test('in a wide chart, whose letters grow on a phone, more labels are spare there', () => {
  expect(spreadLabels([0, 60, 120].map(label), 300).map(({ isSpare }) => isSpare)).toEqual([false, false, false]);
  expect(spreadLabels([0, 60, 120].map(label), 660).map(({ isSpare }) => isSpare)).toEqual([false, true, false]);
});

test('labels with room never touch, and the last one always has room', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 700 }), { minLength: 1 }), (places) => {
      const kept = spreadLabels(places.map(label), 700).filter(({ hasRoom }) => hasRoom);
      expect(kept.at(-1)?.at).toBe(Math.max(...places));
      for (const [index, { at }] of kept.slice(1).entries()) expect(at - (kept[index]?.at ?? 0)).toBeGreaterThanOrEqual(40);
    }),
  );
});
