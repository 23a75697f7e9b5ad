import { diffWords, type WordPiece } from './diff-words.ts';
import { findChanges } from './find-changes.ts';

/** One line of a text with what changed in it; its number counts from 1. */
export type RowSide = { readonly line: number; readonly pieces: readonly WordPiece[] };

/** A row of two versions side by side; a side is missing where the other has a line more. */
export type DiffRow = { readonly changed: boolean; readonly before?: RowSide; readonly after?: RowSide };

/** Two versions of a text side by side, line by line, with the words that changed; every line of both has its row. */
export function diffRows(before: string, after: string): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  let [beforeLine, afterLine] = [1, 1];
  for (const stretch of findChanges(before.split('\n'), after.split('\n'))) {
    for (let at = 0; at < Math.max(stretch.before.length, stretch.after.length); at += 1) {
      const [older, newer] = [stretch.before[at], stretch.after[at]];
      const pieces = diffWords(older ?? '', newer ?? '');
      rows.push({
        changed: !stretch.alike,
        ...(older !== undefined && { before: { line: beforeLine++, pieces: pieces.filter(({ kind }) => kind !== 'added') } }),
        ...(newer !== undefined && { after: { line: afterLine++, pieces: pieces.filter(({ kind }) => kind !== 'removed') } }),
      });
    }
  }
  return rows;
}
