import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { within } from '#tests/support/patience.ts';
import { diffRows } from './diff-rows.ts';
import { diffWords, type WordPiece } from './diff-words.ts';

const join = (pieces: readonly WordPiece[], but: WordPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== but)
    .map(({ text }) => text)
    .join('');

// Few words, so that two texts share some and repeat others.
const WORDS = ['sprout', ' ', '\n', '露の卵', 'を運ぶ', '。', '[[', ']]', '40', '👨‍👩‍👧‍👦', 'é'];
const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe('diffWords', () => {
  test('finds the word that changed, and nothing else', () => {
    expect(diffWords('At least 40 sprouts stand.', 'At least 45 sprouts stand.')).toEqual([
      { kind: 'same', text: 'At least ' },
      { kind: 'removed', text: '40' },
      { kind: 'added', text: '45' },
      { kind: 'same', text: ' sprouts stand.' },
    ]);
  });

  test('finds words in Japanese, where no space stands between them', () => {
    expect(diffWords('群れを戻さず一度の運搬で持ち帰ること。', '群れを戻さず二度の運搬で持ち帰ること。')).toEqual([
      { kind: 'same', text: '群れを戻さず' },
      { kind: 'removed', text: '一度' },
      { kind: 'added', text: '二度' },
      { kind: 'same', text: 'の運搬で持ち帰ること。' },
    ]);
  });

  test('its pieces make up both texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        expect(join(pieces, 'added')).toBe(before);
        expect(join(pieces, 'removed')).toBe(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('two texts of 48,000 characters that share nothing take a moment', () => {
    const started = performance.now();
    const pieces = diffWords('草'.repeat(48_000), 'a b '.repeat(12_000));
    expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(performance.now() - started).toBeLessThan(within(3_000));
  });
});

describe('diffRows', () => {
  test('a changed line stands beside its older self, a new one beside nothing', () => {
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

  test('every line of both texts has its row, in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffRows(before, after);
        const lines = (side: 'before' | 'after') =>
          rows.flatMap((row) => row[side] ?? []).map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
        expect(lines('before').join('\n')).toBe(before);
        expect(lines('after').join('\n')).toBe(after);
        expect(rows.filter(({ changed }) => changed).length === 0).toBe(before === after);
      }),
      { numRuns: 2000 },
    );
  });
});
