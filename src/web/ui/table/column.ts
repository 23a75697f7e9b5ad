import type { CSSProperties, ReactNode } from 'react';

/**
 * The place of a column in a row of two lines, on phones. The rank is at the left and an action at the right of both
 * lines; the name and the value are in line 1.
 */
export type PhonePlace = 'rank' | 'name' | 'value' | 'line1' | 'line2' | 'action' | 'hidden';

/**
 * A column of a table. Each table has one list of its columns, from which its heads, cells and column spans are rendered.
 */
export type Column<Key extends string, Row, Context> = {
  /** Identifies the column and its header text. */
  readonly key: Key;
  /** The place on phones. Tables with two-line-rows.module.css write it as `data-phone` of the cells. */
  readonly phone: PhonePlace;
  /** Whether the cells are the headers of their rows. */
  readonly isRowHead?: true;
  /** Renders a cell's content. A pure function without hooks or state, so that rows need not be hydrated. */
  readonly cell: (row: Row, context: Context) => ReactNode;
};

/**
 * Returns the style of a table with two-line-rows.module.css that labels the values of line 2 on phones. A label is a text
 * with the placeholder {value}, for example "{value} pts", by the key of its column. It is set once, not in every row.
 */
export function phoneLabels<Key extends string>(
  columns: readonly { readonly key: Key }[],
  labels: Readonly<Partial<Record<Key, string>>>,
): CSSProperties {
  const properties = columns.flatMap(({ key }, index) => {
    const [before, after] = labels[key]?.split('{value}') ?? [];
    return [
      [`--before-${index + 1}`, before],
      [`--after-${index + 1}`, after],
    ].filter(([, text]) => text);
  });
  return Object.fromEntries(properties.map(([name, text]) => [name, JSON.stringify(text)])) as CSSProperties;
}
