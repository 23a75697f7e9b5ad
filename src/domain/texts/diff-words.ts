import { createEditBudget, findChanges } from './find-changes.ts';

/** A piece of text that is in both versions, only in the older one, or only in the newer one. */
export type WordPiece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

// The Japanese segmenter finds words without spaces, and splits other scripts at spaces like any other locale.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Splits a text into words and the characters between them. Joining the parts restores the text. */
export const splitWords = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Compares two texts by words. The same and removed pieces form the older text, and the same and added pieces the
 * newer one.
 */
export function diffWords(before: string, after: string, budget = createEditBudget()): readonly WordPiece[] {
  return findChanges(splitWords(before), splitWords(after), budget).flatMap((stretch): readonly WordPiece[] =>
    stretch.alike
      ? [{ kind: 'same', text: stretch.before.join('') }]
      : [piece('removed', stretch.before), piece('added', stretch.after)].filter(({ text }) => text !== ''),
  );
}

const piece = (kind: WordPiece['kind'], words: readonly string[]): WordPiece => ({ kind, text: words.join('') });
