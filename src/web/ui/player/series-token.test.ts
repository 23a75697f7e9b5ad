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
