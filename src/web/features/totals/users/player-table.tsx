import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { type Border, BordersAbove } from '#web/features/totals/border-row.tsx';
import { phoneLabels } from '#web/ui/table/column.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import tableHead from '#web/ui/table/table-head.module.css';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import type { PlayerColumn } from './player-cells.tsx';
import type { PlayerRow } from './player-row.ts';
import { ROWS_ID } from './row-ids.ts';

type Labels<Key extends string> = {
  readonly caption: string;
  readonly heads: Readonly<Record<Key, string>>;
  readonly classes: Readonly<Record<number, string>>;
  /** Texts around the numbers on phones, with the placeholder {value}. */
  readonly phone: Readonly<Partial<Record<Key, string>>>;
};

type Props<Key extends string, Row, Context> = {
  className: string;
  style?: CSSProperties;
  columns: readonly PlayerColumn<Key, Row, Context>[];
  rows: readonly Row[];
  context: Context & { readonly labels: Labels<Key> };
  borders?: readonly Border[];
  /** Adds a last column, with a place per board. */
  strip?: { readonly head: ReactNode; readonly cell: (row: Row) => ReactNode };
};

/**
 * Renders a table of players. Wide content scrolls behind the names, and each row links to its player. Below 600px, each
 * row becomes two lines. For static markup: `OwnRow` marks the reader's row.
 */
export function PlayerTable<Key extends string, Row extends PlayerRow, Context>(props: Props<Key, Row, Context>) {
  const { className, style, columns, rows, context, borders = [], strip } = props;
  const { caption, heads, classes, phone } = context.labels;
  return (
    <SideScroller label={caption}>
      <table {...ROLES.table} className={`${twoLines.table} ${className}`} style={{ ...phoneLabels(columns, phone), ...style }}>
        <caption className="sr">{caption}</caption>
        <thead {...ROLES.group} className={tableHead.head}>
          <tr {...ROLES.row}>
            {columns.map(({ key, className, attributes, isSorted, head }) => (
              <th key={key} {...ROLES.columnHead} className={className} {...attributes} aria-sort={isSorted && 'descending'}>
                {head ? head(heads[key]) : heads[key]}
              </th>
            ))}
            {strip?.head}
          </tr>
        </thead>
        <tbody {...ROLES.group} id={ROWS_ID} data-follow="">
          {rows.map((row, index) => (
            <Fragment key={row.userId}>
              <BordersAbove line={index} borders={borders} columns={columns.length + (strip ? 1 : 0)} classes={classes} />
              <tr {...ROLES.row}>
                {columns.map((column) => renderCell(column, row, context))}
                {strip?.cell(row)}
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
  const { key, phone, className, cellClassName = className, attributes, cellAttributes, isRowHead, cell } = column;
  const Cell = isRowHead ? 'th' : 'td';
  const role = isRowHead ? ROLES.rowHead : ROLES.cell;
  return (
    <Cell key={key} {...role} data-phone={phone} className={cellClassName} {...attributes} {...cellAttributes?.(row)}>
      {cell(row, context)}
    </Cell>
  );
}
