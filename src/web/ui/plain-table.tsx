import styles from './plain-table.module.css';
import { type TableColumn, type TableRow, TableRows } from './table-rows.tsx';

type Props = { caption: string; columns: readonly TableColumn[]; rows: readonly TableRow[] };

/** Rows and columns without more ado; columns of figures stand at the right. Widths are fixed: nothing moves while fonts load. */
export const PlainTable = (props: Props) => (
  <div className={`card ${styles.card}`}>
    <TableRows {...props} className={styles.table} />
  </div>
);
