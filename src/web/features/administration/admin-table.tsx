import type { ReactNode } from 'react';
import { SideScroller } from '#web/ui/side-scroller.tsx';
import styles from './admin.module.css';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** Rows in a card that stands already; wide ones are moved sideways. */
export function AdminTable({ caption, columns, rows }: Props) {
  return (
    <SideScroller label={caption}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((label, at) =>
              label === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at} />
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
