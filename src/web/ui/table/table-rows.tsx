import type { CSSProperties, ReactNode } from 'react';
import { type PhonePlace, phoneLabels } from './column.ts';
import { SideScroller } from './side-scroller.tsx';
import { ROLES } from './table-roles.ts';
import twoLines from './two-line-rows.module.css';

/** A table column. The label is empty for columns with self-explanatory content, such as buttons. */
export type TableColumn = {
  readonly label: string;
  readonly isNumeric?: boolean | undefined;
  readonly width?: 'rank' | 'date' | undefined;
  /** The place on phones. By default, the first column after the rank is the name and the others are in line 2. */
  readonly phone?: PhonePlace | undefined;
  /** The value on phones with its label, such as "{value} pts". By default, the column's label is before the value. */
  readonly phoneLabel?: string | undefined;
};
export type TableRow = { readonly key: string | number; readonly cells: readonly ReactNode[] };

type Props = {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  className: string | undefined;
  /** HTML id of the rows, for scripts that mark some of them. */
  rowsId?: string | undefined;
};

/**
 * Shows rows under column headers. On phones, each row has two lines: the name, then the other values with their labels.
 * Wide tables scroll horizontally elsewhere.
 */
export function TableRows({ caption, columns, rows, className, rowsId }: Props) {
  const places = phonePlaces(columns);
  const labels = phoneLabels(
    columns.map((_, index) => ({ key: String(index) })),
    Object.fromEntries(columns.map((column, index) => [String(index), phoneLabelOf(column, places[index])])),
  );
  return (
    <SideScroller label={caption}>
      <table
        {...ROLES.table}
        className={`${twoLines.table} ${className}`}
        style={{ '--columns': columns.length, ...labels } as CSSProperties}
      >
        <caption className="sr">{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map(({ label, isNumeric, width }) =>
              label === '' ? (
                <td key={label} {...ROLES.cell} />
              ) : (
                <th key={label} {...ROLES.columnHead} data-number={isNumeric || undefined} data-width={width}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody {...ROLES.group} id={rowsId}>
          {rows.map(({ key, cells }) => (
            <tr key={key} {...ROLES.row}>
              {columns.map(({ label, isNumeric }, index) => {
                const attributes = { 'data-phone': places[index], 'data-number': isNumeric || undefined };
                return places[index] === 'name' ? (
                  <th key={label} {...ROLES.rowHead} {...attributes}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={label} {...ROLES.cell} {...attributes}>
                    {cells[index]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}

function phonePlaces(columns: readonly TableColumn[]): PhonePlace[] {
  const name = columns.findIndex(({ width }) => width !== 'rank');
  return columns.map(({ phone, width }, index) => phone ?? (index === name ? 'name' : width === 'rank' && index < name ? 'rank' : 'line2'));
}

/** Only values of line 2 have a label: without it, a number would have no meaning. */
function phoneLabelOf({ label, phoneLabel }: TableColumn, place: PhonePlace | undefined): string | undefined {
  if (phoneLabel !== undefined) return phoneLabel;
  return place === 'line2' && label !== '' ? `${label} {value}` : undefined;
}
