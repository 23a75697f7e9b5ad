import { describe, expect, test } from 'vitest';
import { toHiragana, toKatakana, toRomaji } from 'wanakana';
import fc from '#tests/support/fast-check.ts';
import { foldWriting, normalise } from './normalise.ts';

describe('normalise', () => {
  test.each([
    ['wanakana', 'ワナカナ', 'わなかな', 'ﾜﾅｶﾅ', 'WanaKana', 'ｗａｎａｋａｎａ', 'わなかなー', 'wanakanaa', 'wanakanā'],
    ['kuroba', 'クローバー', 'くろーばー', 'ｸﾛｰﾊﾞｰ', 'kuroobaa', 'kurōbā', 'kuro-ba-', 'KUROBA'],
    ['tokyo', 'とうきょう', 'トーキョー', 'toukyou', 'Tōkyō', 'tokyo'],
    ['kinenbi', 'きねんび', 'キネンビ', 'kinenbi'],
    ['shinai', 'しんあい', 'シンアイ', 'shinai'],
  ])('returns "%s" for all spellings of the same sound', (expected, ...spellings) => {
    expect([...new Set(spellings.map(normalise))]).toEqual([expected]);
  });

  test('does not change kanji and search operators', () => {
    expect(normalise('戸口のクローバー畑')).toBe('戸口nokuroba畑');
    expect(normalise(`'モン !ワナ ^か$ | ="a b"`)).toBe(`'mon !wana ^ka$ | ="a b"`);
  });
});

const kana = fc.string({
  unit: fc.constantFrom(...'あいうえおかきくけこがぎぐげござしすせそたちつてとなにぬねのはひふへほばぱまみむめもやゆよらりるれろわをん'),
});

test('normalise returns the same text for hiragana, katakana and Latin spellings of any word', () => {
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

test('foldWriting returns the same text for katakana and hiragana, in full and half width', () => {
  expect(foldWriting('ﾊﾟﾋﾟﾑｼ Ｍｏｏｎ')).toBe(foldWriting('ぱぴむし moon'));
  fc.assert(
    fc.property(kana, (word) => {
      expect(foldWriting(toKatakana(word))).toBe(foldWriting(toHiragana(word)));
    }),
  );
});

test('normalise and foldWriting are idempotent', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), kana, fc.string({ unit: fc.constantFrom(...'aeiouAEIOUー-ｰアオ゛ouei') })),
      (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
        expect(foldWriting(foldWriting(text))).toBe(foldWriting(text));
      },
    ),
    { numRuns: 3000, examples: [['\u05d9\u05b4\u30f9']] }, // two combining marks on one character
  );
});
