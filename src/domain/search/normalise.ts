import { toRomaji } from 'wanakana';

const MARKS = /[\u0300-\u036f]+/g; // accents of Latin letters: ō is typed as o; the marks of kana are others
const JOINTS = /[\p{Pd}ー・〜、。]/gu; // written or left out as one likes, the long-vowel mark among them
const KANA = /[\u3041-\u3096\u30a1-\u30fa]+/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60; // from a katakana letter to the same one in hiragana

/** What was written, whatever the case, the width of the letters and the kind of kana. */
export const foldWriting = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

/**
 * How it sounds: the one form in which everything is searched and sought. Kana become Latin letters, long vowels short,
 * kanji stay; signs that mean something to the search (' ! ^ $ | = ") stay as well.
 */
export const normalise = (text: string): string =>
  foldWriting(text)
    .replaceAll(JOINTS, '')
    .replaceAll(KANA, (run) => toRomaji(run).replaceAll("'", ''))
    .normalize('NFC') // marks that letters left behind, in the order of Unicode
    .replaceAll(/([aiu])\1+/g, '$1')
    .replaceAll(/o[ou]+/g, 'o')
    .replaceAll(/e[ei]+/g, 'e');
