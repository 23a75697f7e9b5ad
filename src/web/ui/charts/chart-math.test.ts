import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { heatStep, nearestTo, shorten, spreadLabels, stepTo } from './chart-math.ts';

describe('spreadLabels', () => {
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
});

describe('shorten', () => {
  test.each([
    ['mossrunner', 'mossrunner'],
    ['ほしみ', 'ほしみ'],
    ['a very long player name', 'a very long …'],
    ['さざなみのながいなまえ', 'さざなみの…'],
  ])('shortens %s to %s', (name, short) => {
    expect(shorten(name)).toBe(short);
  });

  test('does not split grapheme clusters', () => {
    expect(shorten('👩‍🌾'.repeat(9))).toMatch(/^(👩‍🌾)+…$/u);
  });
});

describe('nearestTo', () => {
  const line = [
    { x: 0, y: 90 },
    { x: 50, y: 10 },
    { x: 100, y: 80 },
  ];

  test('prefers a point above the pointer to a nearer point beside it', () => {
    expect(nearestTo({ x: 52, y: 95 }, line)).toBe(1);
  });

  test('returns the nearer of two points at the same horizontal position', () => {
    expect(
      nearestTo({ x: 10, y: 70 }, [
        { x: 10, y: 0 },
        { x: 10, y: 100 },
      ]),
    ).toBe(1);
  });

  test('returns undefined without points', () => {
    expect(nearestTo({ x: 0, y: 0 }, [])).toBeUndefined();
  });
});

describe('stepTo', () => {
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
});

describe('heatStep', () => {
  test.each([
    [null, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [6, 3],
    [7, 4],
    [12, 4],
    [13, 5],
    [20, 5],
    [21, 6],
    [9999, 6],
  ] as const)('place %s uses step %i of the colour ramp', (at, step) => {
    expect(heatStep(at)).toBe(step);
  });
});
