// The longest emoji in use take 14 code units; more than this for each character is a pile of combining marks.
const MOST_UNITS_A_CHARACTER = 16;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts user-perceived characters; given a limit it stops at `atMost + 1`, so that a huge text costs no more than a long one. */
export function countCharacters(text: string, atMost = Number.POSITIVE_INFINITY): number {
  if (text.length > atMost * MOST_UNITS_A_CHARACTER) return atMost + 1;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > atMost) break;
  }
  return count;
}

/** What nobody sees and no name may hold: controls, and what turns the direction of writing; U+200D builds emoji. */
export const INVISIBLE_IN_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u; // bidi controls are in Cf
/** The same of a text of many lines. */
export const INVISIBLE_IN_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
