import { isTooDeep } from './is-too-deep.ts';
import { markupWeight, weightLimit } from './markup-weight.ts';

/** A piece of a text that is parsed as Markdown or, if `plain`, shown as typed. */
export type TextPiece = { readonly text: string; readonly plain: boolean };

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
// Two UTF-16 units for each of 48,000 characters, as for emoji. Longer texts contain stacks of combining marks.
const MOST_UNITS = 96_000;
const ENOUGH_UNITS = 250; // For smaller pieces, the overhead exceeds the parsing time.

/**
 * Splits a text into pieces whose total parsing time is linear in its length. Nearly every text is one piece. More
 * complex texts are cut at empty lines (references do not work across pieces), and their most complex pieces are shown
 * as typed.
 */
export function cutText(text: string): TextPiece[] {
  if (text.length > MOST_UNITS) return [{ text, plain: true }];
  const limit = weightLimit(text.length);
  if (markupWeight(text) <= limit && !isTooDeep(text)) return [{ text, plain: false }];
  const pieces = blocksOf(text).map((block) => ({ text: block, weight: markupWeight(block), plain: isTooDeep(block) }));
  let sum = 0;
  for (const piece of pieces.toSorted((one, other) => one.weight - other.weight)) {
    if (piece.plain) continue;
    if (sum + piece.weight > limit) piece.plain = true;
    else sum += piece.weight;
  }
  return pieces.map(({ text, plain }) => ({ text, plain }));
}

// Cuts where an empty line ends all open blocks: outside code fences and before a line that is not indented.
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let [block, units, fence, afterEmpty] = [[] as string[], 0, '', false];
  for (const line of text.split('\n')) {
    if (afterEmpty && fence === '' && units >= ENOUGH_UNITS && /^\S/.test(line)) {
      blocks.push(block.join('\n'));
      [block, units] = [[], 0];
    }
    block.push(line);
    units += line.length + 1;
    afterEmpty = line.trim() === '';
    const [, opened = ''] = FENCE.exec(line) ?? [];
    if (fence === '') fence = opened;
    else if (opened.startsWith(fence) && line.trim() === opened) fence = '';
  }
  blocks.push(block.join('\n'));
  return blocks;
}
