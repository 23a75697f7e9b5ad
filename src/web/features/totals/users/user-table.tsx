import type { Border } from '#web/features/totals/border-row.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import { USER_COLUMNS } from './columns.tsx';
import { PlayerTable } from './player-table.tsx';
import type { UserLabels } from './user-labels.ts';
import type { UserRow } from './user-rows.ts';
import styles from './user-table.module.css';

type Props = { rows: readonly UserRow[]; borders: readonly Border[]; labels: UserLabels };

/** Lists all players by points, with the class borders in between. */
export const UserTable = ({ rows, borders, labels }: Props) => (
  <PlayerTable className={`${fixed.table} ${styles.table}`} columns={USER_COLUMNS} rows={rows} context={{ labels }} borders={borders} />
);
