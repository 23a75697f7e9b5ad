import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { hasInitial, KANA_ROWS, KEYWORD_INITIALS, LATIN_INITIALS } from './initials.ts';

const placesOf = (yomi: string, en?: string) => KEYWORD_INITIALS.filter((initial) => hasInitial({ yomi, names: { en } }, initial));

test.each([
  ['あめ', 'あ'],
  ['ゔぁいん', 'あ'],
  ['がらすばね', 'か'],
  ['ゖ', 'か'],
  ['じょうろ', 'さ'],
  ['っと', 'た'],
  ['ぬま', 'な'],
  ['ぽんず', 'は'],
  ['もんわり', 'ま'],
  ['ゃん', 'や'],
  ['るる', 'ら'],
  ['をん', 'わ'],
])('an entry with the reading %s is in the index group %s', (yomi, row) => {
  expect(placesOf(yomi)).toEqual([row]);
});

test.each([
  ['apple', 'a-c'],
  ['Zinnia', 'v-z'],
  ['Élan', 'd-f'],
  ['7 stars', undefined],
])('an entry with the English name "%s" is in the index group %s', (name, group) => {
  expect(placesOf('ー', name)).toEqual(group === undefined ? [] : [group]);
});

test('every kana and every Latin initial belongs to exactly one index group, and no group is empty', () => {
  const kana = Array.from({ length: 0x3096 - 0x3041 + 1 }, (_, index) => String.fromCodePoint(0x3041 + index));
  for (const each of kana) expect(placesOf(each)).toHaveLength(1);
  expect(new Set(kana.flatMap((each) => placesOf(each)))).toEqual(new Set(KANA_ROWS));
  fc.assert(fc.property(fc.stringMatching(/^[A-Za-z][a-z]*$/), (name) => placesOf('ー', name).length === 1));
  expect(new Set([...'abcdefghijklmnopqrstuvwxyz'].flatMap((each) => placesOf('ー', each)))).toEqual(new Set(LATIN_INITIALS));
});
