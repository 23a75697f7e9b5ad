// The longest emoji in use take 14 code units; more per character are stacked combining marks.
const MOST_UNITS_A_CHARACTER = 16;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts user-perceived characters. With a limit it stops at `atMost + 1`, so that a huge text is no more expensive than a long one. */
export function countCharacters(text: string, atMost = Number.POSITIVE_INFINITY): number {
  if (text.length > atMost * MOST_UNITS_A_CHARACTER) return atMost + 1;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > atMost) break;
  }
  return count;
}

/** Invisible characters forbidden in names: controls and direction changes. U+200D is allowed for emoji. */
export const INVISIBLE_IN_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u; // bidi controls are in Cf
/** The same for multi-line texts. */
export const INVISIBLE_IN_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
