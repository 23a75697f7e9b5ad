import { type DiffRow, diffRows } from './diff-rows.ts';
import { foldRows, type ShownRow } from './fold-rows.ts';

/** The rows of a comparison that fit on a page. `isWhole` is false when some rows are omitted. */
export type TextComparison = { readonly rows: readonly ShownRow[]; readonly isWhole: boolean };

/** Maximum number of edits per page, counting lines and words together. */
export const MOST_PAGE_EDITS = 750;

/** Maximum size of the HTML for all rows on a page, in bytes. */
export const MOST_ROW_BYTES = 50_000;

// Bytes of HTML markup per row and per piece, and the most bytes that escaping adds to a character (&quot;).
const BYTES_A_ROW = 80;
const BYTES_A_PIECE = 60;
const BYTES_AN_ESCAPE = 5;

/** Compares two versions of a text for display, up to a maximum number of edits and bytes. */
export function compareTexts(before: string, after: string): TextComparison {
  const all = foldRows(diffRows(before, after, { edits: MOST_PAGE_EDITS }));
  let bytes = 0;
  const end = all.findIndex((row) => {
    bytes += countBytes(row);
    return bytes > MOST_ROW_BYTES;
  });
  return end < 0 ? { rows: all, isWhole: true } : { rows: all.slice(0, end), isWhole: false };
}

const countBytes = (row: ShownRow): number =>
  BYTES_A_ROW + ('alike' in row ? 0 : piecesOf(row).reduce((sum, { text }) => sum + BYTES_A_PIECE + countHtmlBytes(text), 0));

const piecesOf = ({ before, after }: DiffRow) => [...(before?.pieces ?? []), ...(after?.pieces ?? [])];

const encoder = new TextEncoder();
const countHtmlBytes = (text: string): number => encoder.encode(text).length + BYTES_AN_ESCAPE * (text.match(/[&<>"']/g)?.length ?? 0);
