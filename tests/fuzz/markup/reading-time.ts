import { markupWeight, weightLimit } from '#web/ui/markdown/markup-weight.ts';
import { readMarkdown } from '#web/ui/markdown/read-markdown.ts';
import { ADDRESSES } from './run-texts.ts';

/** Texts that took quadratic time before the weight limit was introduced, and the slowest ones that remain. */
export const HEAVY_PIECES = [
  ...[
    '*a',
    'é*',
    '~a',
    'a**b*',
    'a\n-\n',
    '=\n',
    '> a\n\n',
    '- a\n',
    '1) a\n2. b\n',
    '[a](b)\n',
    '[a][b]',
    '[a](b (',
    '|a|\n|-|\n',
    'www._',
    '{a|あ}',
  ],
  ...['[', '[[', '![', '`a``', '<', '&', '> ', '- ', '*a_b ', '***a*** ', '[a]: b\n', 'a@', '\\', '#'],
];

/**
 * Returns a text of this length with as many copies of a piece as the weight limit allows, padded with plain
 * characters.
 */
export function heaviestText(piece: string, length: number): string {
  let [few, many] = [0, Math.floor(length / piece.length)];
  while (few < many) {
    const middle = Math.ceil((few + many) / 2);
    if (markupWeight(piece.repeat(middle)) < weightLimit(length) * 0.95) few = middle;
    else many = middle - 1;
  }
  const heavy = piece.repeat(few);
  return `${heavy}\n\n${'あ'.repeat(Math.max(0, length - heavy.length - 2))}`;
}

/**
 * Returns the CPU time to parse a text in ms. It is the minimum of two runs, because other processes share the machine.
 */
export function readingMs(text: string): number {
  const once = () => {
    const before = process.cpuUsage();
    readMarkdown(text, ADDRESSES);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  return Math.min(once(), once());
}

/** Returns how much longer parsing takes for a text that repeats a piece, at twice and at four times the length. */
export function growthOf(piece: string, length: number) {
  const [first, second, fourth] = [1, 2, 4].map((times) => Math.max(20, readingMs(heaviestText(piece, length * times)))) as [
    number,
    number,
    number,
  ];
  return { piece, ms: fourth, twice: second / first, fourTimes: fourth / first };
}
