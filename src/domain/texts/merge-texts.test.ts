import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { splitWords } from './diff-words.ts';
import { mergeTexts, writeMerged } from './merge-texts.ts';

const BASE = 'A sprout carries one trinket.\n\n## When it pays\n- The far room.\n- At least 40 sprouts.';
const proposal = (base: string, mine: string, theirs: string) => writeMerged(mergeTexts(base, mine, theirs), () => undefined);
const openPlaces = (base: string, mine: string, theirs: string) =>
  mergeTexts(base, mine, theirs).filter(({ settled }) => settled === undefined);

const LINES = ['one', 'two three', '', '露の卵を運ぶ。', '- 40 sprouts', '- 45 sprouts', 'one two three'];
const lines = fc.array(fc.constantFrom(...LINES), { maxLength: 12 }).map((list) => list.join('\n'));
const typed = fc.oneof(
  lines,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom('a', ' ', 'b', '\n')).map((list) => list.join('')),
);

describe('mergeTexts', () => {
  test('applies the changes from both sides when they are on different lines', () => {
    const mine = BASE.replace('The far room', 'The far room, always');
    const theirs = `Carried once.\n${BASE}`;
    expect(openPlaces(BASE, mine, theirs)).toEqual([]);
    expect(proposal(BASE, mine, theirs)).toBe(`Carried once.\n${mine}`);
  });

  test('applies the changes from both sides when they are to different words in one line', () => {
    const mine = BASE.replace('40 sprouts.', '40 sprouts, or 35 in Japan.');
    const theirs = BASE.replace('40', '45');
    expect(openPlaces(BASE, mine, theirs)).toEqual([]);
    expect(proposal(BASE, mine, theirs)).toBe(BASE.replace('40 sprouts.', '45 sprouts, or 35 in Japan.'));
  });

  test('applies the changes from both sides when they are to different words in a Japanese sentence', () => {
    expect(proposal('群れを戻さず一度の運搬で帰る。', '群れを戻さず一度の運搬で持ち帰る。', '群れを戻さず二度の運搬で帰る。')).toBe(
      '群れを戻さず二度の運搬で持ち帰る。',
    );
  });

  test('reports a conflict when both sides change the same word, and writes both versions until it is resolved', () => {
    const [mine, theirs] = [BASE.replace('40', '50'), BASE.replace('40', '45')];
    const places = mergeTexts(BASE, mine, theirs);
    expect(places.filter(({ settled }) => settled === undefined)).toEqual([
      {
        changedBy: 'both',
        base: ['- At least 40 sprouts.'],
        mine: ['- At least 50 sprouts.'],
        theirs: ['- At least 45 sprouts.'],
        settled: undefined,
      },
    ]);
    expect(writeMerged(places, () => undefined)).toBe(
      BASE.replace('- At least 40 sprouts.', '- At least 45 sprouts.\n- At least 50 sprouts.'),
    );
    expect(writeMerged(places, () => 'mine')).toBe(mine);
    expect(writeMerged(places, () => 'theirs')).toBe(theirs);
  });

  test('reports a conflict when one side removes a line that the other changes', () => {
    expect(openPlaces(BASE, BASE.replace('- The far room.\n', ''), BASE.replace('far', 'near'))).toHaveLength(1);
  });

  test("returns one side's text when the other side is unchanged or equal", () => {
    fc.assert(
      fc.property(typed, typed, (base, other) => {
        expect(openPlaces(base, other, base)).toEqual([]);
        expect(proposal(base, other, base)).toBe(other);
        expect(proposal(base, base, other)).toBe(other);
        expect(proposal(base, other, other)).toBe(other);
      }),
      { numRuns: rounds(100, 500) },
    );
  });

  test('returns places from which all three versions can be reconstructed', () => {
    fc.assert(
      fc.property(typed, typed, typed, (base, mine, theirs) => {
        const places = mergeTexts(base, mine, theirs);
        expect(places.flatMap((place) => place.base).join('\n')).toBe(base);
        expect(places.flatMap((place) => place.mine).join('\n')).toBe(mine);
        expect(places.flatMap((place) => place.theirs).join('\n')).toBe(theirs);
      }),
      { numRuns: rounds(200, 1_000) },
    );
  });

  test('the merged text includes every word that either side added', () => {
    const countOf = (text: string) => Map.groupBy(splitWords(text), (word) => word);
    fc.assert(
      fc.property(lines, lines, lines, (base, mine, theirs) => {
        const [was, merged] = [countOf(base), countOf(proposal(base, mine, theirs))];
        for (const side of [mine, theirs]) {
          for (const [word] of countOf(side)) {
            if (!was.has(word)) expect(merged.has(word), `${JSON.stringify(word)} of ${JSON.stringify(side)}`).toBe(true);
          }
        }
      }),
      { numRuns: rounds(200, 1_000) },
    );
  });

  test('stops comparing after 1,500 edits and returns one place, even if a line in the middle is equal', () => {
    const shareOneLine = (lines: number) => {
      const [base, mine, theirs] = ['草\n', 'a b\n', 'c\n'].map((line) => `${line.repeat(lines)}egg\n${line.repeat(lines)}`);
      return mergeTexts(base ?? '', mine ?? '', theirs ?? '').map(({ changedBy }) => changedBy);
    };
    expect(shareOneLine(10)).toEqual(['both', 'nobody', 'both', 'nobody']);
    expect(shareOneLine(1_000)).toEqual(['both', 'nobody']); // all versions end with a line break
  });
});
