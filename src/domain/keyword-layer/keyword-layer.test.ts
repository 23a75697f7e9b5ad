import { describe, expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createAutomaton } from './automaton.ts';
import { createSpanFinder, longestFirst } from './find-spans.ts';
import { fold } from './fold.ts';
import { termsOf } from './terms.ts';

const characters = fc.string({ unit: fc.constantFrom('a', 'b', 'あ', '草'), maxLength: 60 });
const patterns = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'あ', '草'), minLength: 1, maxLength: 5 }), { maxLength: 12 });

// Naive reference implementation, which searches for one pattern after another.
const naive = (words: readonly string[], text: string) =>
  words.flatMap((word, pattern) =>
    words.indexOf(word) === pattern
      ? Array.from({ length: text.length }, (_, start) => ({ pattern, start, end: start + word.length })).filter(({ start }) =>
          text.startsWith(word, start),
        )
      : [],
  );
const inOrder = (matches: readonly { start: number; end: number }[]) =>
  matches.toSorted((one, other) => one.start - other.start || one.end - other.end);

describe('the automaton', () => {
  test('finds the same matches as a separate search for each pattern', () => {
    fc.assert(
      fc.property(patterns, characters, (words, text) => {
        expect(inOrder(createAutomaton(words)(text))).toEqual(inOrder(naive(words, text)));
      }),
      { numRuns: rounds(500, 2_000) },
    );
  });

  test('longestFirst selects matches that do not overlap and cannot be extended', () => {
    fc.assert(
      fc.property(patterns, characters, (words, text) => {
        const found = naive(words, text);
        const chosen = longestFirst(found);
        for (const [index, { start, end }] of chosen.entries()) {
          expect(start).toBeGreaterThanOrEqual(chosen[index - 1]?.end ?? 0);
          expect(found.some((other) => other.start === start && other.end > end)).toBe(false);
        }
        for (const { start, end } of found) expect(chosen.some((one) => one.start < end && start < one.end)).toBe(true);
      }),
      { numRuns: rounds(300, 1_000) },
    );
  });

  test('takes less than four times as long to search 48,000 characters for 16 times as many names', () => {
    const text = 'a name 1234 b '.repeat(3_500);
    const [few, many] = [125, 2_000].map((names) => createAutomaton(Array.from({ length: names }, (_, index) => `name ${index}`)));
    if (!few || !many) throw new Error('missing automaton');
    expect(many(text)).toHaveLength(4 * 3_500); // The matches are name 1, name 12, name 123 and name 1234.
    expect(
      costRatio(
        () => many(text),
        () => few(text),
      ),
    ).toBeLessThan(4);
  });
});

const ENTRIES = [
  { uniqueId: 'egg', names: ['Dew Egg', 'つゆ卵', 'Old Egg'], reading: 'つゆたまご' },
  { uniqueId: 'dew', names: ['Dew', '露'], reading: 'つゆ' },
  { uniqueId: 'run', names: ['RTA'], reading: 'あーるてぃーえー' },
];
const find = createSpanFinder(termsOf(ENTRIES));
const spoken = (text: string, markup = true) => find({ text, markup }).map(({ words, uniqueId }) => `${uniqueId}:${words}`);

describe('mentions of entries in a text', () => {
  test.each([
    ['The dew egg and the DEW.', ['egg:dew egg', 'dew:DEW']], // The longest match wins.
    ['An old egg, a Dew Egg', ['egg:old egg']], // Former names match too, and each entry is linked once.
    ['つゆ卵をつゆたまごと読む', ['egg:つゆ卵']],
    ['これはつゆたまごです', ['egg:つゆたまご']], // Japanese has no word boundaries.
    ['Dews, mildew, smart, RTAs, RTAの', ['run:RTA']], // Latin names match only whole words.
    ['İ dew', ['dew:dew']],
    ['`Dew` [Dew](/x) [[Dew]] https://a.b/Dew\n# Dew\n```\nDew\n```\nDew', ['dew:Dew']],
    ['つゆ 露', []], // Both names are too short to match.
  ])('%j contains the mentions %j', (text, expected) => {
    expect(spoken(text)).toEqual(expected);
  });

  test('a comment is read as plain text without markup', () => {
    expect(spoken('# `Dew` https://a.b/RTA', false)).toEqual(['dew:Dew']);
  });

  test('an entry is not linked to itself', () => {
    expect(find({ text: 'Dew Egg, Dew', markup: true, own: 'egg' }).map(({ uniqueId }) => uniqueId)).toEqual(['dew']);
  });

  test('the position of a span is the position of its words in the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Dew', ' ', 'egg', 'つゆ卵', '`', '[', ']', '\n', 'RTA', 'İ', '👨‍👩‍👧‍👦'), { maxLength: 30 }),
        (parts) => {
          const text = parts.join('');
          for (const { start, words } of find({ text, markup: true })) {
            expect(text.slice(start, start + words.length)).toBe(words);
            expect(fold(words)).toHaveLength(words.length);
          }
        },
      ),
    );
  });

  test('a reading that two entries share matches neither of them', () => {
    const twins = ['a', 'b'].map((uniqueId) => ({ uniqueId, names: [], reading: 'おなじよみ' }));
    expect(termsOf(twins)).toEqual([]);
  });
});
