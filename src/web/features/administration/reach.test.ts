import { expect, test } from 'vitest';
import { parseReach, reachText } from './reach.ts';

const WORDS = { every: '全順位', none: '不要', withIt: '動画で可' };

test.each([
  ['15', 15],
  ['１５', 15],
  [' 0 ', 0],
  ['every', 'every'],
  ['全順位', 'every'],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['99999', undefined],
] as const)('parseReach parses %j as %s', (typed, reach) => {
  expect(parseReach(typed, WORDS)).toBe(reach);
});

test('parseReach reads back what reachText writes into the input field', () => {
  for (const reach of [0, 1, 30, 'every'] as const) expect(parseReach(reachText(reach, WORDS, true), WORDS)).toBe(reach);
  expect([reachText(0, WORDS, false), reachText(0, WORDS, false, true), reachText(10, WORDS, false)]).toEqual(['不要', '動画で可', '10']);
});
