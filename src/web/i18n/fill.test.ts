import { expect, test } from 'vitest';
import { countText, placeText, writtenPlaceText } from './fill.ts';

const EN = { one: '{rank}st', two: '{rank}nd', few: '{rank}rd', other: '{rank}th' };
const JA = { one: '{rank}位', two: '{rank}位', few: '{rank}位', other: '{rank}位' };

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('formats place %i as %s', (rank, text) => {
  expect(placeText(EN, 'en', rank)).toBe(text);
  expect(placeText(JA, 'ja', rank)).toBe(`${rank}位`);
});

test('keeps the mark of a shared place', () => {
  expect(['1', '=2', '=1013'].map((place) => writtenPlaceText(EN, 'en', place))).toEqual(['1st', '=2nd', '=1013th']);
  expect(writtenPlaceText(JA, 'ja', '=2')).toBe('=2位');
});

test('uses singular and plural forms where the language has them', () => {
  const records = { one: '{count} record', other: '{count} records' };
  expect([0, 1, 2].map((count) => countText(records, 'en', count))).toEqual(['0 records', '1 record', '2 records']);
  expect(countText({ one: '{count}件', other: '{count}件' }, 'ja', 1)).toBe('1件');
});

test('fills placeholders other than the count', () => {
  const words = { one: 'Place {place}, with {count} point.', other: 'Place {place}, with {count} points.' };
  expect(countText(words, 'en', 1, { place: 3 })).toBe('Place 3, with 1 point.');
  expect(countText(words, 'en', 1_500, { place: 2 })).toBe('Place 2, with 1,500 points.');
});
