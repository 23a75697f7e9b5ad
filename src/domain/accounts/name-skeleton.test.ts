import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { nameSkeleton, nameSkeletons, resemblesReserved } from './name-skeleton.ts';

// Repeated here, so that no look-alike is lost by accident: it could be registered as a second account.
const LOOK_ALIKES = `l1iıɩ|ǀӏіι o0оοσςօ〇○◯ aаαɑ bвβьƅ cс dԁ đðɖ eеεєҽ gɡց hнһηհ jјϳ kкκ nпո pрρ qԛ rгᴦ sѕꜱ tтτ uυսʋ
  vνѵ xхχ× yуγү zζᴢ 3зʒȝӡ 6б ヘへ リり ニ二 カ力 ロ口囗□ ハ八 エ工 タ夕 ト卜 チ千 ミ彡 オ才 ヒ匕 ム厶 ノ丿 日曰 -ー一‐‑‒–—―−─
  'ʼ’‘′ ·・•‧∙`;

describe('nameSkeleton', () => {
  test.each([
    ['Moss', 'moss'],
    ['moss', 'mоss'], // The second name contains a Cyrillic о.
    ['MOSS', 'МΟЅЅ'], // The second name consists of Cyrillic and Greek capitals.
    ['Paul', 'Рaul'], // The second name starts with a Cyrillic Р.
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Leo', 'Le0'],
    ['modern', 'rnodern'],
    ['moss', 'ｍｏｓｓ'],
    ['Đan', 'Ðan'],
    ['Adam', 'Ꭺdam'], // The second name starts with a Cherokee character, which only the Unicode table covers.
    ['moss', 'mဝss'], // The second name contains a Myanmar character.
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
    ['moss', ' moss\u3000'],
    ['µg', 'mg'], // The first name starts with the micro sign.
    ["l'eau", 'l`eau'],
    ['wood', 'VVood'],
    ['wood', 'ԝood'], // The second name starts with a Cyrillic ԝ.
    ['wood', 'ωood'],
    ['Cæsar', 'Caesar'],
    ['Œuvre', 'oeuvre'],
    // Unicode lists other look-alikes for the capitals of these characters. Those of the lower case are used.
    ['ƙ', 'k\u0314'],
    ['ƥ', 'p\u0314'],
  ])('returns the same skeleton for "%s" and its look-alike "%s"', (a, b) => {
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
  ])('returns different skeletons for "%s" and "%s"', (a, b) => {
    expect(nameSkeleton(b)).not.toBe(nameSkeleton(a));
  });

  test.each(LOOK_ALIKES.split(/\s+/))('returns the first of the look-alikes "%s" for each of them', (characters) => {
    expect(new Set(Array.from(characters, nameSkeleton))).toEqual(new Set(Array.from(characters).slice(0, 1)));
  });

  test('leaves a skeleton unchanged', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-composite' }));
    fc.assert(
      fc.property(anyText, (name) => {
        const skeleton = nameSkeleton(name);
        expect(nameSkeleton(skeleton)).toBe(skeleton);
      }),
      { numRuns: rounds(200, 1_000) },
    );
  });

  test('returns a stable skeleton for every single character and ignores its case', () => {
    // By default, the loop checks every character below U+3100 and every seventh one above. The nightly run checks all
    // of them.
    for (let point = 0; point <= 0x2ffff; point += point < 0x3100 ? 1 : rounds(7, 1)) {
      const character = String.fromCodePoint(point);
      const skeleton = nameSkeleton(character);
      if (nameSkeleton(skeleton) !== skeleton) expect.fail(`U+${point.toString(16)} is not stable`);
      if (nameSkeleton(character.toLowerCase()) !== skeleton) expect.fail(`U+${point.toString(16)} depends on case`);
    }
  });
});

describe('nameSkeletons', () => {
  test.each(['andante ✓', 'Andante ✔️', '@andante', '@@andante', '★andante★', '（andante）', 'andante 👩‍🌾', '_andante-', 'andante®'])(
    'also returns the skeleton of "%s" without the surrounding signs',
    (name) => {
      expect(nameSkeletons(name)).toContain(nameSkeleton('Andante'));
      expect(nameSkeletons(name)).toContain(nameSkeleton(name));
    },
  );

  test.each(['Andante', 'an.dante', 'Andante 2', 'ラー', '✓', '(^_^)'])('returns only the skeleton of the whole name for "%s"', (name) => {
    expect(nameSkeletons(name)).toEqual([nameSkeleton(name)]);
  });
});

describe('resemblesReserved', () => {
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
    ...['Key-Word ✓', '@Site Help'],
  ])('returns true for "%s", which impersonates the site or its staff', (name) => {
    expect(resemblesReserved(name)).toBe(true);
  });

  test.each(['Andante', 'Flagstaff', 'Modest Mouse', 'Home Run', 'Team Moss', 'Adamant', '草星', '運河', '✓'])(
    'returns false for the ordinary name "%s"',
    (name) => {
      expect(resemblesReserved(name)).toBe(false);
    },
  );
});
