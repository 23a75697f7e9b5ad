import type { ReactNode } from 'react';
import styles from './plain-table.module.css';
import { SideScroller } from './side-scroller.tsx';

type Column = { label: string; figure?: boolean | undefined };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** Rows and columns without more ado; columns of figures stand at the right. */
export function PlainTable({ caption, columns, rows }: Props) {
  return (
    <div className={`card ${styles.card}`}>
      <SideScroller label={caption}>
        <table className={styles.table}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, figure }) => (
                <th key={label} scope="col" data-figure={figure || undefined}>
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
