// The longest emoji in use has 14 code units. A character with more than 16 can only be stacked combining marks.
const MOST_UNITS_A_CHARACTER = 16;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts user-perceived characters. With a limit, counting stops at `atMost + 1`, to bound the cost of huge texts. */
export function countCharacters(text: string, atMost = Number.POSITIVE_INFINITY): number {
  if (text.length > atMost * MOST_UNITS_A_CHARACTER) return atMost + 1;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > atMost) break;
  }
  return count;
}

/** Returns whether a text has a character with more code units than any in use, which overflows its line. */
export const hasStack = (text: string): boolean =>
  Array.from(segmenter.segment(text)).some(({ segment }) => segment.length > MOST_UNITS_A_CHARACTER);

/** Characters that show nothing, such as spaces and fillers. */
export const BLANK = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Invisible characters that names must not contain, such as controls and bidi controls (in category Cf). U+200D is
 * allowed, because emoji need it.
 */
export const INVISIBLE_IN_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
/** Invisible characters that multi-line texts must not contain. */
export const INVISIBLE_IN_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
