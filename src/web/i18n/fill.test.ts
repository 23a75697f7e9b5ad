import { expect, test } from 'vitest';
import { fill, placeText } from './fill.ts';

const EN = { one: '{rank}st', two: '{rank}nd', few: '{rank}rd', other: '{rank}th' };
const JA = { one: '{rank}位', two: '{rank}位', few: '{rank}位', other: '{rank}位' };

test('figures go where their name stands; a name without a figure stays', () => {
  expect(fill('{a} of {b}, {a}', { a: 1 })).toBe('1 of {b}, 1');
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('place %i is written %s', (rank, text) => {
  expect(placeText(EN, 'en', rank)).toBe(text);
  expect(placeText(JA, 'ja', rank)).toBe(`${rank}位`);
});
