import { randomLcg } from 'd3-random';
import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { diffRows } from './diff-rows.ts';
import { diffWords, type WordPiece } from './diff-words.ts';

const join = (pieces: readonly WordPiece[], but: WordPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== but)
    .map(({ text }) => text)
    .join('');

const isSame = ({ kind }: WordPiece) => kind === 'same';

// A small vocabulary, so that random texts share and repeat words.
const WORDS = ['sprout', ' ', '\n', '露の卵', 'を運ぶ', '。', '[[', ']]', '40', '👨‍👩‍👧‍👦', 'é'];
const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe('diffWords', () => {
  test('marks only the changed word in an English sentence', () => {
    expect(diffWords('At least 40 sprouts stand.', 'At least 45 sprouts stand.')).toEqual([
      { kind: 'same', text: 'At least ' },
      { kind: 'removed', text: '40' },
      { kind: 'added', text: '45' },
      { kind: 'same', text: ' sprouts stand.' },
    ]);
  });

  test('marks only the changed word in a Japanese sentence, which has no spaces', () => {
    expect(diffWords('群れを戻さず一度の運搬で持ち帰ること。', '群れを戻さず二度の運搬で持ち帰ること。')).toEqual([
      { kind: 'same', text: '群れを戻さず' },
      { kind: 'removed', text: '一度' },
      { kind: 'added', text: '二度' },
      { kind: 'same', text: 'の運搬で持ち帰ること。' },
    ]);
  });

  test('returns pieces from which both texts can be reconstructed', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        expect(join(pieces, 'added')).toBe(before);
        expect(join(pieces, 'removed')).toBe(after);
      }),
      { numRuns: rounds(300, 2_000) },
    );
  });

  test('stops comparing after 1,500 edits and returns one change, even if a word in the middle is equal', () => {
    const shareOneWord = (words: number) =>
      diffWords(`${'草'.repeat(words)}egg${'草'.repeat(words)}`, `${'露'.repeat(words)}egg${'露'.repeat(words)}`);
    expect(shareOneWord(100).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'removed', 'added']);
    expect(shareOneWord(1_000).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('diffRows', () => {
  test('puts a changed line next to its old version, and an added line next to an empty side', () => {
    const rows = diffRows('one\ntwo words\nthree', 'one\ntwo terms\nthree\nfour');
    expect(rows.map(({ changed, before, after }) => [changed, before?.line, after?.line])).toEqual([
      [false, 1, 1],
      [true, 2, 2],
      [false, 3, 3],
      [true, undefined, 4],
    ]);
    expect(rows[1]?.after?.pieces).toEqual([
      { kind: 'same', text: 'two ' },
      { kind: 'added', text: 'terms' },
    ]);
  });

  test('stops comparing changed lines by words once 1,500 edits are used up', () => {
    const random = randomLcg(0.5);
    const line = () => Array.from({ length: 300 }, () => String.fromCodePoint(0x2600 + Math.floor(random() * 251))).join('');
    const version = () => Array.from({ length: 63 }, (_, at) => `M${at}\n${line()}`).join('\n');
    const searched = diffRows(version(), version()).filter(({ changed, before }) => changed && before?.pieces.some(isSame));
    expect(searched.length).toBeGreaterThan(0);
    expect(searched.length).toBeLessThan(5);
  });

  test('returns every line of both texts in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffRows(before, after);
        const lines = (side: 'before' | 'after') =>
          rows.flatMap((row) => row[side] ?? []).map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
        expect(lines('before').join('\n')).toBe(before);
        expect(lines('after').join('\n')).toBe(after);
        expect(rows.filter(({ changed }) => changed).length === 0).toBe(before === after);
      }),
      { numRuns: rounds(300, 2_000) },
    );
  });
});
