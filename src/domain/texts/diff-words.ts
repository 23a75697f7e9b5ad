import { createEditBudget, findChanges } from './find-changes.ts';

/** A piece of two versions of a text: in both, only in the older or only in the newer. */
export type WordPiece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

// 'ja' segments words without spaces and splits other scripts at spaces like any locale.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text and everything between them; joined they are the text. */
export const splitWords = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The changes between two texts by words: same and removed pieces form the older text, same and added ones the newer. */
export function diffWords(before: string, after: string, budget = createEditBudget()): readonly WordPiece[] {
  return findChanges(splitWords(before), splitWords(after), budget).flatMap((stretch): readonly WordPiece[] =>
    stretch.alike
      ? [{ kind: 'same', text: stretch.before.join('') }]
      : [piece('removed', stretch.before), piece('added', stretch.after)].filter(({ text }) => text !== ''),
  );
}

const piece = (kind: WordPiece['kind'], words: readonly string[]): WordPiece => ({ kind, text: words.join('') });
