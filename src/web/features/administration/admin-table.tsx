import { type TableRow, TableRows } from '#web/ui/table/table-rows.tsx';
import styles from './admin.module.css';

type Props = { caption: string; columns: readonly string[]; rows: readonly TableRow[] };

/** Renders a table inside an existing card. */
export const AdminTable = ({ caption, columns, rows }: Props) => (
  <TableRows caption={caption} columns={columns.map((label) => ({ label }))} rows={rows} className={styles.table} />
);
