import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { cutText } from './cut-text.ts';
import { isTooDeep } from './is-too-deep.ts';
import { markupWeight, weightLimit } from './markup-weight.ts';

const HEAVY = '*a'.repeat(4_000);

test('leaves nothing unparsed in 48,000 characters of ordinary Markdown', () => {
  const paragraph = `${'A star falls on [[Dew Egg]], **twice** a day. '.repeat(10)}\n\n`;
  const table = `| a | b | c |\n|---|---|---|\n${'| [[x]] | 1.25 | y |\n'.repeat(60)}\n`;
  const text = `## One\n\n${paragraph}- item\n- item\n\n${table}`.repeat(20).slice(0, 48_000);
  expect(cutText(text).filter(({ plain }) => plain)).toEqual([]);
  expect(cutText('word '.repeat(9_600))).toHaveLength(1);
});

test('leaves a piece unparsed only when it is too complex or nested too deeply', () => {
  const light = `${'Some *words*. '.repeat(30)}\n\n`;
  const pieces = cutText(`${light}${HEAVY}\n\n${light}${'> '.repeat(50)}deep`);
  expect(pieces.filter(({ plain }) => plain).map(({ text }) => text.slice(0, 6))).toEqual(['*a*a*a', '> > > ']);
  expect(pieces.filter(({ plain }) => !plain)).toHaveLength(2);
});

test('does not cut fenced code blocks', () => {
  const fence = `\`\`\`\n${'code\n\n'.repeat(100)}\`\`\``;
  expect(cutText(`${'a '.repeat(200)}\n\n${fence}\n\n${HEAVY}`).map(({ text }) => text.includes('```'))).toEqual([false, true, false]);
});

test('splits any text without losing content or exceeding the weight limit', () => {
  const part = fc.constantFrom('*a', '\n\n', '> ', '- a\n', '[', '`'.repeat(3), 'a'.repeat(300), '|a', '\n', HEAVY);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (parts, times) => {
      const text = parts.join('').repeat(times).slice(0, 48_000);
      const pieces = cutText(text);
      expect(pieces.map((piece) => piece.text).join('\n')).toBe(text);
      const read = pieces.filter(({ plain }) => !plain);
      expect(read.reduce((sum, piece) => sum + markupWeight(piece.text), 0)).toBeLessThanOrEqual(weightLimit(text.length));
      expect(read.some((piece) => isTooDeep(piece.text))).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('detects lists that are nested too deeply line by line', () => {
  const nested = (levels: number) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
  expect([6, 12, 20].map((levels) => isTooDeep(nested(levels)))).toEqual([false, false, true]);
  expect(isTooDeep(`${'\t'.repeat(8)}- a`)).toBe(true);
});
