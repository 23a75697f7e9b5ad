import { diffWords, type WordPiece } from './diff-words.ts';
import { createEditBudget, type EditBudget, findChanges } from './find-changes.ts';

/** One line of a text with its changes; numbered from 1. */
export type RowSide = { readonly line: number; readonly pieces: readonly WordPiece[] };

/** A row of two versions side by side; a side is missing for an added or removed line. */
export type DiffRow = { readonly changed: boolean; readonly before?: RowSide; readonly after?: RowSide };

/**
 * Two versions of a text side by side, line by line, with changed words; includes every line of both. Lines and words
 * share one budget: once it is spent, changed lines are shown without word comparison.
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
