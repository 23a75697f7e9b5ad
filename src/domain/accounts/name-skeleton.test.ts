import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { nameSkeleton, nameSkeletons, resemblesReserved } from './name-skeleton.ts';

describe('nameSkeleton', () => {
  test.each([
    ['Moss', 'moss'],
    ['moss', 'mоss'], // Cyrillic о
    ['MOSS', 'МΟЅЅ'], // Cyrillic and Greek capitals
    ['Paul', 'Рaul'], // Cyrillic Р
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Leo', 'Le0'],
    ['modern', 'rnodern'],
    ['moss', 'ｍｏｓｓ'],
    ['Adam', 'Ꭺdam'], // Cherokee: covered by Unicode's table only
    ['moss', 'mဝss'], // Myanmar
    ['ガラス', 'ｶﾞﾗｽ'],
    ['moss fern', 'moss\u3000 fern'],
    ['moss', 'mo\u200bss'],
    ['moss', 'mo\u00adss\ufe0f'],
    ['①', '1'],
    ['ニコ', '二コ'],
    ['カメ', '力メ'],
    ['ロロ', '口囗'],
    ['ラーメン', 'ラ一メン'],
    ['へび', 'ヘび'],
    ['べに', 'ベに'],
    ['ハチ', '八千'],
    ['エト', '工卜'],
    ['タオ', '夕才'],
    ['Straße', 'STRASSE'],
    ['café', 'cafe\u0301'],
  ])('"%s" looks like "%s"', (a, b) => {
    expect(nameSkeleton(b)).toBe(nameSkeleton(a));
  });

  test.each([
    ['moss', 'mass'],
    ['cafe', 'café'],
    ['かき', 'がき'],
    ['はな', 'ばな'],
    ['シ', 'ツ'],
    ['moss fern', 'mossfern'],
    ['星草', '星革'],
    ['🌱', '🌿'],
  ])('"%s" does not look like "%s"', (a, b) => {
    expect(nameSkeleton(b)).not.toBe(nameSkeleton(a));
  });

  test('a skeleton is its own skeleton', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-composite' }));
    fc.assert(
      fc.property(anyText, (name) => {
        const skeleton = nameSkeleton(name);
        expect(nameSkeleton(skeleton)).toBe(skeleton);
      }),
      { numRuns: rounds(200, 1_000) },
    );
  });

  test('the skeleton of every single character is stable and ignores case', () => {
    // By default every character up to kana, then every seventh.
    for (let point = 0; point <= 0x2ffff; point += point < 0x3100 ? 1 : rounds(7, 1)) {
      const character = String.fromCodePoint(point);
      const skeleton = nameSkeleton(character);
      if (nameSkeleton(skeleton) !== skeleton) expect.fail(`U+${point.toString(16)} is not stable`);
      if (nameSkeleton(character.toLowerCase()) !== skeleton) expect.fail(`U+${point.toString(16)} depends on case`);
    }
  });
});

describe('nameSkeletons', () => {
  test.each(['andante ✓', 'Andante ✔️', '@andante', '★andante★', '（andante）', 'andante 👩‍🌾', '_andante-', 'andante®'])(
    '"%s" also claims the name without the surrounding signs',
    (name) => {
      expect(nameSkeletons(name)).toContain(nameSkeleton('Andante'));
      expect(nameSkeletons(name)).toContain(nameSkeleton(name));
    },
  );

  test.each(['Andante', 'an.dante', 'Andante 2', 'ラー', '✓', '(^_^)'])('"%s" claims only itself', (name) => {
    expect(nameSkeletons(name)).toEqual([nameSkeleton(name)]);
  });
});

describe('looksReserved', () => {
  test.each([
    ...[
      'admin',
      'Ad-min',
      'Adrnin',
      'Admin ✓',
      'andante(staff)',
      'Andante [M0D]',
      'Site Staff',
      'site_staff',
      'Support Team',
      'Stargrass News',
    ],
    ...['こけ＠運営', '公式スタッフ', 'こけadmin', 'モデレ一タ一'],
  ])('"%s" is rejected as impersonating the site', (name) => {
    expect(resemblesReserved(name)).toBe(true);
  });

  test.each(['Andante', 'Flagstaff', 'Modest Mouse', 'Home Run', 'Team Moss', 'Adamant', '草星', '運河'])('"%s" is accepted', (name) => {
    expect(resemblesReserved(name)).toBe(false);
  });
});
