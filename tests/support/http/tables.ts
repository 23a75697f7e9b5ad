import type { HTMLElement } from 'node-html-parser';
import { textOf } from './request.ts';

/** Returns the table with this caption. */
export function tableOf(root: HTMLElement, caption: RegExp | string): HTMLElement {
  const isWanted = (text: string) => (typeof caption === 'string' ? text === caption : caption.test(text));
  const table = root.querySelectorAll('table').find((each) => isWanted(textOf(each.querySelector('caption'))));
  if (!table) throw new Error(`no table with the caption ${caption}`);
  return table;
}

/** Returns the rows of a table that have a header cell, which excludes reference and class borders. */
export const rowsOf = (table: HTMLElement): HTMLElement[] => table.querySelectorAll('tbody tr').filter((row) => row.querySelector('th'));

/** Returns the rows of a table that are borders. */
export const bordersOf = (table: HTMLElement): HTMLElement[] =>
  table.querySelectorAll('tbody tr').filter((row) => !row.querySelector('th'));

/** Returns the texts of the cells in a row, including its header. */
export const cellsOf = (row: HTMLElement | undefined): string[] => (row?.children ?? []).map((cell) => textOf(cell));

/** Returns the ranks in a ranking as a reader sees them: 1, 2, =3, =3, 5. */
export const ranksOf = (table: HTMLElement): string[] => rowsOf(table).map((row) => textOf(row.children[0]));
