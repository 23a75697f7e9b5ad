import { createEditBudget, findChanges } from './find-changes.ts';

/** A piece of two versions of a text: in both, only in the older or only in the newer. */
export type WordPiece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

// 'ja' finds words where no space stands between them, and splits other writing at spaces as any language does.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text with all that stands between them; together they are the text. */
export const splitWords = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What changed between two texts, word by word: same and removed pieces make up the older text, same and added ones the newer. */
export function diffWords(before: string, after: string, budget = createEditBudget()): readonly WordPiece[] {
  return findChanges(splitWords(before), splitWords(after), budget).flatMap((stretch): readonly WordPiece[] =>
    stretch.alike
      ? [{ kind: 'same', text: stretch.before.join('') }]
      : [piece('removed', stretch.before), piece('added', stretch.after)].filter(({ text }) => text !== ''),
  );
}

const piece = (kind: WordPiece['kind'], words: readonly string[]): WordPiece => ({ kind, text: words.join('') });
