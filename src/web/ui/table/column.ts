import type { ReactNode } from 'react';

/**
 * A column of a table. Each table has one list of its columns, from which its heads, cells and column spans are rendered.
 */
export type Column<Key extends string, Row, Context> = {
  /** Identifies the column and its header text. */
  readonly key: Key;
  /** The line of a row in which the column is shown on phones. */
  readonly phone: 'line1' | 'line2' | 'hidden';
  /** Whether the cells are the headers of their rows. */
  readonly isRowHead?: true;
  /** Renders a cell's content. A pure function without hooks or state, so that rows need not be hydrated. */
  readonly cell: (row: Row, context: Context) => ReactNode;
};
