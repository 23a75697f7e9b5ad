import { diffWords, type WordPiece } from './diff-words.ts';
import { createEditBudget, type EditBudget, findChanges } from './find-changes.ts';

/** A line of one version with its changed pieces. Line numbers start at 1. */
export type RowSide = { readonly line: number; readonly pieces: readonly WordPiece[] };

/** A row that shows two versions side by side. One side is missing for an added or removed line. */
export type DiffRow = { readonly changed: boolean; readonly before?: RowSide; readonly after?: RowSide };

/**
 * Compares two versions of a text line by line, and changed lines word by word. Every line of both versions is
 * returned. Lines and words share one budget of edits. Once it is used up, changed lines are not compared by words.
 */
export function diffRows(before: string, after: string, budget = createEditBudget()): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  let [beforeLine, afterLine] = [1, 1];
  for (const stretch of findChanges(before.split('\n'), after.split('\n'), budget)) {
    for (let at = 0; at < Math.max(stretch.before.length, stretch.after.length); at += 1) {
      const [older, newer] = [stretch.before[at], stretch.after[at]];
      const pieces = compareLine(older ?? '', newer ?? '', budget);
      rows.push({
        changed: !stretch.alike,
        ...(older !== undefined && { before: { line: beforeLine++, pieces: pieces.filter(({ kind }) => kind !== 'added') } }),
        ...(newer !== undefined && { after: { line: afterLine++, pieces: pieces.filter(({ kind }) => kind !== 'removed') } }),
      });
    }
  }
  return rows;
}

function compareLine(older: string, newer: string, budget: EditBudget): readonly WordPiece[] {
  const whole: readonly WordPiece[] =
    older === newer
      ? [{ kind: 'same', text: older }]
      : [
          { kind: 'removed', text: older },
          { kind: 'added', text: newer },
        ];
  const hasWords = older !== newer && older !== '' && newer !== '' && budget.edits > 0;
  return hasWords ? diffWords(older, newer, budget) : whole.filter(({ text }) => text !== '');
}
