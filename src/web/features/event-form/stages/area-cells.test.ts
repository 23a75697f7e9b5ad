import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { layOut, putStage, resize, rowsOf } from './area-cells.ts';

const cell = (stage: string) => ({ stage, home: null, border: '100' });
const stages = (...keys: string[]) => keys.map((key) => ({ key, name: { en: '', ja: '' }, baseStage: null, metric: 'points' as const }));
const shown = (cells: readonly ({ stage: string } | null)[]) => cells.map((each) => each?.stage ?? '-').join('');

test('resize keeps every cell in its row and column', () => {
  const grid = { columns: 2, cells: [cell('a'), cell('b'), cell('c'), null] };
  expect(shown(resize(grid, 3, 2).cells)).toBe('ab-c--');
  expect(shown(resize(grid, 1, 2).cells)).toBe('ac');
  expect(shown(resize(grid, 2, 1).cells)).toBe('ab');
  expect(resize({ columns: 3, cells: [] }, 3, 0)).toEqual({ columns: 3, cells: [null, null, null] });
});

test('resize returns complete rows within the size limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 30 }), fc.integer({ min: -1, max: 500 }), (columns, rows) => {
      const grid = resize({ columns: 2, cells: [cell('a'), null] }, columns, rows);
      expect(grid.cells.length).toBe(grid.columns * rowsOf(grid));
      expect(grid.cells.length).toBeLessThanOrEqual(400);
      expect(grid.columns).toBeLessThanOrEqual(20);
    }),
  );
});

test("layOut gives every stage one cell and keeps each stage's settings", () => {
  const laid = layOut({ columns: 2, cells: [null, { stage: 'c', home: 7, border: '5' }], stages: stages('a', 'b', 'c') });
  expect(shown(laid)).toBe('abc-');
  expect(laid[2]).toEqual({ stage: 'c', home: 7, border: '5' });
});

test("putStage clears the stage's previous cell", () => {
  const cells = [{ stage: 'a', home: 1, border: '9' }, cell('b'), null];
  expect(shown(putStage(cells, 2, 'a'))).toBe('-ba');
  expect(putStage(cells, 2, 'a')[2]).toMatchObject({ home: 1, border: '9' });
  expect(shown(putStage(cells, 0, 'd'))).toBe('db-');
  expect(shown(putStage(cells, 1, null))).toBe('a--');
});
