import type { CSSProperties, ReactNode } from 'react';
import styles from './plain-table.module.css';
import { SideScroller } from './side-scroller.tsx';

type Column = { label: string; figure?: boolean | undefined; width?: 'rank' | 'date' | undefined };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** Rows and columns without more ado; columns of figures stand at the right. Widths are fixed: nothing moves while fonts load. */
export function PlainTable({ caption, columns, rows }: Props) {
  return (
    <div className={`card ${styles.card}`}>
      <SideScroller label={caption}>
        <table className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, figure, width }) => (
                <th key={label} scope="col" data-figure={figure || undefined} data-width={width}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {columns.map(({ label, figure }, index) => (
                  <td key={label} data-figure={figure || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroller>
    </div>
  );
}
