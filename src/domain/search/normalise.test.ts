import { describe, expect, test } from 'vitest';
import { toHiragana, toKatakana, toRomaji } from 'wanakana';
import fc from '#tests/support/fast-check.ts';
import { foldWriting, normalise } from './normalise.ts';

describe('spellings of the same sound are equal', () => {
  test.each([
    ['wanakana', 'ワナカナ', 'わなかな', 'ﾜﾅｶﾅ', 'WanaKana', 'ｗａｎａｋａｎａ', 'わなかなー', 'wanakanaa', 'wanakanā'],
    ['kuroba', 'クローバー', 'くろーばー', 'ｸﾛｰﾊﾞｰ', 'kuroobaa', 'kurōbā', 'kuro-ba-', 'KUROBA'],
    ['tokyo', 'とうきょう', 'トーキョー', 'toukyou', 'Tōkyō', 'tokyo'],
    ['kinenbi', 'きねんび', 'キネンビ', 'kinenbi'],
    ['shinai', 'しんあい', 'シンアイ', 'shinai'],
  ])('%s', (expected, ...spellings) => {
    expect([...new Set(spellings.map(normalise))]).toEqual([expected]);
  });

  test('leaves kanji and search operators unchanged', () => {
    expect(normalise('戸口のクローバー畑')).toBe('戸口nokuroba畑');
    expect(normalise(`'モン !ワナ ^か$ | ="a b"`)).toBe(`'mon !wana ^ka$ | ="a b"`);
  });
});

const kana = fc.string({
  unit: fc.constantFrom(...'あいうえおかきくけこがぎぐげござしすせそたちつてとなにぬねのはひふへほばぱまみむめもやゆよらりるれろわをん'),
});

test('hiragana, katakana and Latin spellings of any word are equal', () => {
  fc.assert(
    fc.property(kana, (word) => {
      const expected = normalise(word);
      expect(normalise(toKatakana(word))).toBe(expected);
      expect(normalise(toRomaji(word).replaceAll("'", ''))).toBe(expected);
      expect(normalise(toRomaji(word).replaceAll("'", '').toUpperCase())).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('katakana and hiragana are equal, in full and half width', () => {
  expect(foldWriting('ﾊﾟﾋﾟﾑｼ Ｍｏｏｎ')).toBe(foldWriting('ぱぴむし moon'));
  fc.assert(
    fc.property(kana, (word) => {
      expect(foldWriting(toKatakana(word))).toBe(foldWriting(toHiragana(word)));
    }),
  );
});

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), kana, fc.string({ unit: fc.constantFrom(...'aeiouAEIOUー-ｰアオ゛ouei') })),
      (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
        expect(foldWriting(foldWriting(text))).toBe(foldWriting(text));
      },
    ),
    { numRuns: 3000, examples: [['\u05d9\u05b4\u30f9']] }, // two marks on one letter
  );
});
