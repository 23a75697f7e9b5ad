import { describe, expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { linkedNames } from './linked-names.ts';
import { markupRegions } from './markup-regions.ts';

describe('linkedNames', () => {
  test.each([
    ['[[Dew Egg]] and [[露の卵|a label]], again [[Dew Egg]]', ['Dew Egg', '露の卵']],
    ['# About [[Dew Egg]]', ['Dew Egg']],
    ['# About [[Dew Egg]]\n\n`[[Code]]`', ['Dew Egg']],
    ['[[a\\b]]', ['a\\b']],
    ['| a | [[Dew Egg\\|label]] |', ['Dew Egg']],
    ['[[ Dew Egg ]]', ['Dew Egg']],
    ['`[[Code]]` ``[[Code]] ` `` [[Words]]', ['Words']],
    ['```\n[[Code]]\n```\n[[Words]]', ['Words']],
    ['~~~ x\n[[Code]]\n```\n[[Code]]\n~~~\n[[Words]]', ['Words']],
    ['    [[Code]]\n\n[[Words]]', ['Words']],
    ['- a\n\n    [[Words]]\n\nb\n\n    [[Code]]', ['Words']],
    ['\\[[Escaped]]', []],
    ['\\`[[Words]]`', ['Words']],
    ['[[]] [[ ]] [[|x]] [[a]b]] [[a\nb]]', []],
    ['[[[Inner]]]', ['Inner']],
  ])('given %j, returns the link targets %j', (text, names) => {
    expect(linkedNames(text)).toEqual(names);
  });

  test.each(['[', '[[', '[[a', '`', '`a``', '{a|', '{a|あ', '[a](', '![a](b', '<a:', '[a]', '\\', '](', '> ```\n'])(
    'reads a text that repeats %j in linear time',
    (sign) => {
      const [long, short] = [sign.repeat(48_000 / sign.length), sign.repeat(3_000 / sign.length)];
      const readShort = () => {
        for (let count = 0; count < 16; count += 1) linkedNames(short);
      };
      // The ratio is 1 for a linear and 16 for a quadratic algorithm.
      expect(costRatio(() => linkedNames(long), readShort)).toBeLessThan(6);
    },
  );
});

test('markupRegions returns consecutive regions that omit only line ends', () => {
  const part = fc.constantFrom(...'[]`{}|()!<>\\\n#~ aあ', '[[', ']]', '```', '](', '    ', 'https://a.b');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      let at = 0;
      for (const { start, end } of markupRegions(text)) {
        expect(text.slice(at, start).replaceAll('\n', '')).toBe('');
        expect(end).toBeGreaterThanOrEqual(start);
        at = end;
      }
      expect(text.slice(at).replaceAll('\n', '')).toBe('');
    }),
    { numRuns: rounds(300, 1_000) },
  );
});
