import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seriesToken } from './series-token.ts';

test.each([
  [0, 0],
  [4, 4],
  [9, 9],
  [31, 8],
  [12, 9],
  [-1, 9],
  [1.5, 9],
])('series %d uses colour set %i', (seriesId, token) => {
  expect(seriesToken(seriesId)).toBe(token);
});

test('each colour set is different in the night theme and in the day theme', () => {
  for (const theme of ['night', 'day']) {
    const css = readFileSync(`src/web/styles/${theme}.css`, 'utf8');
    const colours = [...css.matchAll(/--series-(\d): (#[0-9a-f]{6});/g)];
    expect(colours.map(([, token]) => Number(token))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(colours.map(([, , colour]) => colour)).size, theme).toBe(10);
  }
});
