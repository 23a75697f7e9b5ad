import { toRomaji } from 'wanakana';

const MARKS = /[\u0300-\u036f]+/g; // accents of Latin characters, such as the macron of ō; excludes kana voicing marks
const JOINTS = /[\p{Pd}ー・〜、。]/gu; // punctuation that writers often omit, including the long-vowel mark
const KANA = /[\u3041-\u3096\u30a1-\u30fa]+/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60; // distance in code points from a katakana character to its hiragana

/** Removes differences of case, width and accents, and converts katakana to hiragana. */
export const foldWriting = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

/**
 * Normalises an indexed text or a query by its sound: kana are romanised and long vowels shortened. Kanji and the
 * search operators (' ! ^ $ | = ") are not changed.
 */
export const normalise = (text: string): string =>
  foldWriting(text)
    .replaceAll(JOINTS, '')
    .replaceAll(KANA, (run) => toRomaji(run).replaceAll("'", ''))
    .normalize('NFC') // sorts the remaining combining marks
    .replaceAll(/([aiu])\1+/g, '$1')
    .replaceAll(/o[ou]+/g, 'o')
    .replaceAll(/e[ei]+/g, 'e');
