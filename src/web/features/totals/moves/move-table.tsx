import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import { MOVE_COLUMNS } from './columns.tsx';
import type { MoveLabels } from './move-labels.ts';
import type { MoveRow } from './move-rows.ts';
import styles from './move-table.module.css';

type Props = { rows: readonly MoveRow[]; labels: MoveLabels };

/** Lists the players who rose, with their current rank, the places gained and the sums on both days. */
export const MoveTable = ({ rows, labels }: Props) => (
  <PlayerTable className={`${fixed.table} ${styles.table}`} columns={MOVE_COLUMNS} rows={rows} context={{ labels }} />
);
