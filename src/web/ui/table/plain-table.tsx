import styles from './plain-table.module.css';
import { type TableColumn, type TableRow, TableRows } from './table-rows.tsx';

type Props = { caption: string; columns: readonly TableColumn[]; rows: readonly TableRow[]; rowsId?: string | undefined };

/**
 * A simple table with right-aligned numeric columns, and with rows of two lines on phones. Column widths are fixed so that
 * nothing shifts while fonts load.
 */
export const PlainTable = (props: Props) => (
  <div className={`card ${styles.card}`}>
    <TableRows {...props} className={styles.table} />
  </div>
);
