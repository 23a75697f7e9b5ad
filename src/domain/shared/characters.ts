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
