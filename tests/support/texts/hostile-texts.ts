import { randomLcg } from 'd3-random';
import { KEYWORD_LIMITS } from '#domain/keywords/limits.ts';

const LENGTH = KEYWORD_LIMITS.text;

/** Returns a text of the maximum length that repeats one piece. */
const fill = (piece: string): string => piece.repeat(Math.floor((LENGTH - 1) / piece.length)).trim();

/**
 * Returns a text of the maximum length that repeats one piece in paragraphs of about 250 characters, which are parsed
 * one by one.
 */
const inBlocks = (piece: string): string => fill(`${piece.repeat(Math.ceil(250 / piece.length))}\n\n`);

/** Returns a generator of random symbols, which are the same in each run. */
export function createSigns(): (count: number) => string {
  const random = randomLcg(0.5);
  return (count) => Array.from({ length: count }, () => String.fromCodePoint(0x2600 + Math.floor(random() * 251))).join('');
}

const combined = (count: number, marks: number) => Array.from({ length: count }, () => `e${'\u0316'.repeat(marks)}`).join('');

/** Texts that are as expensive to render as a keyword text may be. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'list items': fill('- a\n'),
  'nested list': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  'short lists': inBlocks('- a\n'),
  'short paragraphs': fill('a\n\n'),
  'emphasis in short paragraphs': inBlocks('*a* '),
  'code in short paragraphs': inBlocks('`a` '),
  'names in short paragraphs': inBlocks('[[a]] '),
  'links in short paragraphs': inBlocks('[a](/a) '),
  'small tables': fill(`|a|a|\n|-|-|\n${'|a|a|\n'.repeat(40)}\n`),
  headings: fill('## a\n\n'),
  emphasis: fill('*a* '),
  'unclosed emphasis': fill('*a **b '),
  quotes: `${'>'.repeat(24_000)} a\n${fill('> a\n').slice(0, 20_000)}`,
  'table rows': `|a|a|\n|-|-|\n${fill('|a|a|\n').slice(0, 47_900)}`,
  'table columns': `${'|a'.repeat(8_000)}|\n${'|-'.repeat(8_000)}|\n${'|a'.repeat(7_000)}|`,
  'table of short rows': `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|\n'.repeat(21_000)}`,
  'entry links': fill('[[Dew Egg]] '),
  'links to nothing': Array.from({ length: 5_000 }, (_, at) => `[[${at}]]`).join(''),
  'links outside': fill('https://a.example '),
  'inline code': fill('`a` '),
  breaks: fill('a\\\n'),
  footnotes: Array.from({ length: 2_000 }, (_, at) => `[^${at}]\n\n[^${at}]: a\n\n`)
    .join('')
    .slice(0, LENGTH),
  'link definitions': Array.from({ length: 3_000 }, (_, at) => `[${at}]: /a\n[${at}]`)
    .join('\n')
    .slice(0, LENGTH),
  'names of entries': fill('Dew Egg, Sprout, Lantern Fern. '),
  'combining marks': combined(LENGTH, 15),
  'marks in a text that is long by combining marks': `${'*a **b '.repeat(4_200)} ${combined(16_000, 40)}`,
  escapes: fill('"&<\'>'),
};
