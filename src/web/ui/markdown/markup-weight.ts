// All that Markdown gives a meaning to; letters, commas and quotation marks cost no more than their length.
const MARKS = new Set(Array.from('!#$%&()*+-./:;<=>?@[\\]^_`{|}~\n', (sign) => sign.charCodeAt(0)));
const [LINE, PIPE] = [10, 124];
const CELL_COST = 500; // beside the square of a mark: a row short of cells is filled up with empty ones

/** What reading a piece of a text may cost at most, in squares of its marks: micromark goes through all that is open at each of them. */
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

/** What a text may cost: so much for each of its letters, and enough for the table of a short one. */
export const weightLimit = (length: number): number => 250 * length + 3_000_000;
