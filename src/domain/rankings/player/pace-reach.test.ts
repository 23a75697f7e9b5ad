import { expect, test } from 'vitest';
import { isPaceInReach } from './pace-reach.ts';

test.each([
  [[35_200, 35_130], 35_000, true], // 130 short
  [[35_200, 35_130], 34_650, false], // 480 short, 1.4 %
  [[35_200, 35_130], 35_150, true], // the next one is 50 away
  [[35_130], 35_130, false], // reached
  [[], 35_000, false],
])('whether one of %j is in reach of %i: %s', (paces, score, isInReach) => {
  expect(isPaceInReach(paces, score)).toBe(isInReach);
});
