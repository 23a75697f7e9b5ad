import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { borderSums, bordersBetween, stageBorders } from './borders.ts';

describe('bordersBetween', () => {
  test('draws a border above the first row whose sum is below the border', () => {
    expect(bordersBetween([120, 100, 99, 50], [100])).toEqual([{ above: 2, border: 100 }]);
  });

  test('draws all borders between two rows, highest first', () => {
    expect(bordersBetween([100, 10], [20, 40, 30])).toEqual([
      { above: 1, border: 40 },
      { above: 1, border: 30 },
      { above: 1, border: 20 },
    ]);
  });

  test('draws no border above the first row or below the last row', () => {
    expect(bordersBetween([100, 50], [101, 50, 49])).toEqual([]);
  });

  test('draws a border that falls between two pages at the top of the second page', () => {
    expect(bordersBetween([80, 70], [90, 75], 100)).toEqual([
      { above: 0, border: 90 },
      { above: 1, border: 75 },
    ]);
  });

  test.each([[[]], [[100]]])('draws no border when the rows are %j', (sums) => {
    expect(bordersBetween(sums, [50, 100, 150])).toEqual([]);
  });

  test('draws every border between the first and last row exactly once, wherever the page break is', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 20 });
    fc.assert(
      fc.property(values, fc.uniqueArray(fc.integer({ min: 0, max: 100 })), fc.nat({ max: 20 }), (unordered, borders, cut) => {
        const sums = unordered.toSorted((a, b) => b - a);
        const lines = [...bordersBetween(sums.slice(0, cut), borders), ...bordersBetween(sums.slice(cut), borders, sums[cut - 1])];
        const expected = borders.filter((border) => (sums[0] ?? 0) >= border && border > (sums.at(-1) ?? 0));
        expect(lines.map(({ border }) => border)).toEqual(expected.toSorted((a, b) => b - a));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('stageBorders', () => {
  const stage = { borders: [10, 20, 30, 40] };

  test.each([21, 22])('returns the borders of the stage under rule %i', (ruleId) => {
    expect(stageBorders(stage, ruleId)).toEqual([10, 20, 30, 40]);
  });

  test.each([0, 10, 20, 23, 24, 25, 26, 27, 28])('returns no borders under rule %i', (ruleId) => {
    expect(stageBorders(stage, ruleId)).toEqual([]);
  });

  test('returns no borders for a stage that has none', () => {
    expect(stageBorders({ borders: null }, 21)).toEqual([]);
  });
});

describe('borderSums', () => {
  test('adds the borders of all stages by position and skips stages without borders', () => {
    expect(borderSums([{ borders: [1, 2, 3, 4] }, { borders: null }, { borders: [10, 20, 30, 40] }])).toEqual([11, 22, 33, 44]);
  });

  test('returns no borders for an empty list of stages', () => {
    expect(borderSums([])).toEqual([]);
  });
});
