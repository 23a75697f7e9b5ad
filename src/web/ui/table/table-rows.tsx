import type { CSSProperties, ReactNode } from 'react';
import { SideScroller } from './side-scroller.tsx';

/** A table column. The label is empty for columns with self-explanatory content, such as buttons. */
export type TableColumn = {
  readonly label: string;
  readonly isNumeric?: boolean | undefined;
  readonly width?: 'rank' | 'date' | undefined;
};
export type TableRow = { readonly key: string | number; readonly cells: readonly ReactNode[] };

type Props = { caption: string; columns: readonly TableColumn[]; rows: readonly TableRow[]; className: string | undefined };

/** Shows rows under column headers. Wide tables scroll horizontally. */
export function TableRows({ caption, columns, rows, className }: Props) {
  return (
    <SideScroller label={caption}>
      <table className={className} style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumeric, width }) =>
              label === '' ? (
                <td key={label} />
              ) : (
                <th key={label} scope="col" data-number={isNumeric || undefined} data-width={width}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ label, isNumeric }, index) => (
                <td key={label} data-number={isNumeric || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
