import { expect, test } from 'vitest';
import { fillPoints } from './points-table.ts';

test('a table of points has the values of the formula, and no place behind the last player', () => {
  const lines = fillPoints('Points\n\n{worth}', 'en').split('\n');
  expect(lines.slice(2, 5)).toEqual([
    '| Rank | 300 players | 150 players | 75 players | 30 players |',
    '| :-- | --: | --: | --: | --: |',
    '| 1 | 20,000 | 10,237 | 5,598 | 2,925 |',
  ]);
  expect(lines.at(-1)).toBe('| 300 | 59 | – | – | – |');
  expect(fillPoints('{worth}', 'ja').split('\n')[2]).toBe('| 1 | 20,000 | 10,237 | 5,598 | 2,925 |');
});
