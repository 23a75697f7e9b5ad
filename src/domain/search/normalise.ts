import { toRomaji } from 'wanakana';

const MARKS = /[\u0300-\u036f]+/g; // accents of Latin letters: ō is typed as o; kana marks are different
const JOINTS = /[\p{Pd}ー・〜、。]/gu; // optional in writing, including the long-vowel mark
const KANA = /[\u3041-\u3096\u30a1-\u30fa]+/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60; // offset from a katakana character to its hiragana

/** Folds case, width and kind of kana. */
export const foldWriting = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

/**
 * Normalises a text by sound, for the index and for queries. Kana become Latin letters, long vowels short, kanji stay;
 * search operators (' ! ^ $ | = ") stay as well.
 */
export const normalise = (text: string): string =>
  foldWriting(text)
    .replaceAll(JOINTS, '')
    .replaceAll(KANA, (run) => toRomaji(run).replaceAll("'", ''))
    .normalize('NFC') // reorders marks that are left over
    .replaceAll(/([aiu])\1+/g, '$1')
    .replaceAll(/o[ou]+/g, 'o')
    .replaceAll(/e[ei]+/g, 'e');
