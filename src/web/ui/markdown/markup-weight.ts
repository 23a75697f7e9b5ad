// Characters with a meaning in Markdown. The cost of all others is linear in their number.
const MARKS = new Set(Array.from('!#$%&()*+-./:;<=>?@[\\]^_`{|}~\n', (sign) => sign.charCodeAt(0)));
const [LINE, PIPE] = [10, 124];
// Cost of a table cell in addition to the square of its marks, because short rows are padded with empty cells.
const CELL_COST = 500;

/**
 * Returns an upper bound on the cost of parsing a piece of text, in squared marks, because micromark revisits
 * everything open at each mark.
 */
export function markupWeight(text: string): number {
  let [marks, lines, pipes, widest] = [0, 1, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!MARKS.has(code)) continue;
    marks += 1;
    if (code === PIPE) {
      pipes += 1;
      widest = Math.max(widest, pipes);
    } else if (code === LINE) {
      lines += 1;
      pipes = 0;
    }
  }
  return marks ** 2 + CELL_COST * widest * lines;
}

/** Returns the maximum parsing cost of a text: proportional to its length, plus enough for a table in a short text. */
export const weightLimit = (length: number): number => 250 * length + 3_000_000;
