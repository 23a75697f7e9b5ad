import { Fragment, type ReactNode } from 'react';
import { type Border, BordersAbove } from '#web/features/totals/border-row.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import tableHead from '#web/ui/table/table-head.module.css';
import type { PlayerColumn } from './player-cells.tsx';
import type { PlayerRow } from './player-row.ts';

type Labels<Key extends string> = {
  readonly caption: string;
  readonly heads: Readonly<Record<Key, string>>;
  readonly classes: Readonly<Record<number, string>>;
};

type Props<Key extends string, Row, Context> = {
  className: string;
  columns: readonly PlayerColumn<Key, Row, Context>[];
  rows: readonly Row[];
  context: Context & { readonly labels: Labels<Key> };
  borders?: readonly Border[];
  /** Handle of the reader, whose row is marked. */
  me?: string | undefined;
  /** Adds columns whose number is not fixed, such as one per board. */
  strip?: { readonly columns: number; readonly heads: ReactNode; readonly cells: (row: Row) => ReactNode };
};

/** Renders a table of players. Wide content scrolls behind the names, and each row links to its player. */
export function PlayerTable<Key extends string, Row extends PlayerRow, Context>(props: Props<Key, Row, Context>) {
  const { className, columns, rows, context, borders = [], me, strip } = props;
  const { caption, heads, classes } = context.labels;
  return (
    <SideScroller label={caption}>
      <table className={className}>
        <caption className="sr">{caption}</caption>
        <thead className={tableHead.head}>
          <tr>
            {columns.map(({ key, className, attributes, isSorted, head }) => (
              <th key={key} scope="col" className={className} {...attributes} aria-sort={isSorted && 'descending'}>
                {head ? head(heads[key]) : heads[key]}
              </th>
            ))}
            {strip?.heads}
          </tr>
        </thead>
        <tbody data-follow="">
          {rows.map((row, index) => (
            <Fragment key={row.userId}>
              <BordersAbove line={index} borders={borders} columns={columns.length + (strip?.columns ?? 0)} classes={classes} />
              <tr data-mine={row.handle === me || undefined}>
                {columns.map((column) => renderCell(column, row, context))}
                {strip?.cells(row)}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}

// A function instead of a component, because a page has thousands of cells.
function renderCell<Row, Context>(column: PlayerColumn<string, Row, Context>, row: Row, context: Context) {
  const { key, className, cellClassName = className, attributes, cellAttributes, isRowHead, cell } = column;
  const Cell = isRowHead ? 'th' : 'td';
  return (
    <Cell key={key} scope={isRowHead && 'row'} className={cellClassName} {...attributes} {...cellAttributes?.(row)}>
      {cell(row, context)}
    </Cell>
  );
}
