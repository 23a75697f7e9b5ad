// Each line is a family of characters that look alike once case is folded; all become the first.
// i, l and 1 are one family because I looks like l and I is i.
const LOOK_ALIKES = [
  'l1iıɩ|ǀӏіι',
  'o0оοσςօ〇○◯',
  'aаαɑ',
  'bвβьƅ',
  'cс',
  'dԁ',
  'eеεєҽ',
  'gɡց',
  'hнһηհ',
  'jјϳ',
  'kкκ',
  'nпո',
  'pрρ',
  'qԛ',
  'rгᴦ',
  'sѕꜱ',
  'tтτ',
  'uυսʋ',
  'vνѵ',
  'xхχ×',
  'yуγү',
  'zζᴢ',
  '3зʒȝӡ',
  '6б',
  'ヘへ',
  'リり',
  'ニ二',
  'カ力',
  'ロ口囗□',
  'ハ八',
  'エ工',
  'タ夕',
  'ト卜',
  'チ千',
  'ミ彡',
  'オ才',
  'ヒ匕',
  'ム厶',
  'ノ丿',
  '日曰',
  '-ー一‐‑‒–—―−─',
  "'ʼ’‘`′",
  '·・•‧∙',
];

// One character that looks like several.
const SPELT_OUT: readonly (readonly [string, string])[] = [
  ['m', 'rn'],
  ['м', 'rn'],
  ['μ', 'rn'],
  ['w', 'vv'],
  ['ԝ', 'vv'],
  ['ω', 'vv'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
];

const PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ...LOOK_ALIKES.flatMap(([prototype = '', ...others]) => others.map((other) => [other, prototype] as const)),
  ...SPELT_OUT,
]);

/**
 * Two names look alike when their skeletons are equal: case, width, spacing and invisible characters are folded
 * and look-alikes replaced in the manner of UTS 39. The table is a small choice;
 * the full Unicode one comes with accounts.
 */
export function nameSkeleton(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const replaced = Array.from(folded, (character) => PROTOTYPES.get(character) ?? character).join('');
  return replaced
    .normalize('NFKD')
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim();
}
