import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { diffRows } from './diff-rows.ts';
import { foldRows } from './fold-rows.ts';

const shape = (before: string, after: string) =>
  foldRows(diffRows(before, after)).map((row) => ('alike' in row ? row.alike : (row.changed ? '!' : '') + (row.after?.line ?? '-')));
const LINES = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);

test('shows two unchanged lines on each side of a change and folds the others into a count', () => {
  expect(shape(LINES.join('\n'), LINES.with(5, 'another').join('\n'))).toEqual([3, '4', '5', '!6', '7', '8', 4]);
  expect(shape('a\nb', 'a\nc')).toEqual(['1', '!2']);
  expect(shape(LINES.join('\n'), LINES.join('\n'))).toEqual([12]);
});

test('folding does not lose any rows or changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 30 }),
      fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 30 }),
      (one, other) => {
        const rows = diffRows(one.join('\n'), other.join('\n'));
        const shown = foldRows(rows);
        expect(shown.reduce((sum, row) => sum + ('alike' in row ? row.alike : 1), 0)).toBe(rows.length);
        expect(shown.filter((row) => 'changed' in row && row.changed)).toHaveLength(rows.filter(({ changed }) => changed).length);
      },
    ),
  );
});
